#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace weli {

/// A list of at most N values that lives where it stands: no heap, trivially copyable like T.
template <typename T, std::size_t N> class FixedList {
    static_assert(N <= UINT8_MAX);

public:
    // The unused part stays unset on purpose: bots make and drop millions of these.
    FixedList() { } // NOLINT(cppcoreguidelines-pro-type-member-init,modernize-use-equals-default)

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] static constexpr std::size_t capacity() { return N; }

    void push(const T& value)
    {
        assert(size_ < N);
        values_[size_] = value;
        ++size_;
    }
    /// Makes the value where it will stand.
    template <typename... Arguments> T& emplace(const Arguments&... arguments)
    {
        assert(size_ < N);
        return *std::construct_at(&values_[size_++], arguments...);
    }
    void append(const T* first, const T* last)
    {
        assert(static_cast<std::size_t>(last - first) <= N - size_);
        std::copy(first, last, end());
        size_ = static_cast<std::uint8_t>(size_ + (last - first));
    }
    /// The first `count` of these; all are written, so that a short list needs no loop.
    template <std::size_t M> void append(const std::array<T, M>& values, std::size_t count)
    {
        assert(count <= M && M <= N - size_);
        std::copy_n(values.begin(), M, end());
        size_ = static_cast<std::uint8_t>(size_ + count);
    }
    /// What `make` makes of each value of the range, in its order.
    template <typename Range, typename Make> void append(const Range& range, Make make)
    {
        T* next = end(); // not by push: a store of T could alias the size, which is then read again
        for (const auto& value : range) {
            assert(next < values_.data() + N);
            *next++ = make(value);
        }
        size_ = static_cast<std::uint8_t>(next - begin());
    }
    void clear() { size_ = 0; }
    void pop()
    {
        assert(size_ > 0);
        --size_;
    }

    [[nodiscard]] const T& operator[](std::size_t i) const
    {
        assert(i < size_);
        return values_[i];
    }
    [[nodiscard]] T& operator[](std::size_t i)
    {
        assert(i < size_);
        return values_[i];
    }
    [[nodiscard]] const T& back() const { return (*this)[size_ - 1U]; }

    [[nodiscard]] const T* begin() const { return values_.data(); }
    [[nodiscard]] const T* end() const { return values_.data() + size_; }
    [[nodiscard]] T* begin() { return values_.data(); }
    [[nodiscard]] T* end() { return values_.data() + size_; }

    [[nodiscard]] bool contains(const T& value) const
    {
        return std::find(begin(), end(), value) != end();
    }

    friend bool operator==(const FixedList& a, const FixedList& b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::array<T, N> values_;
    std::uint8_t size_ = 0;
};

}
