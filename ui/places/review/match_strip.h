#pragma once

#include "ui/model/review/judge.h"
#include "ui/model/review/look_back.h"
#include "ui/places/review/strip_signs.h"

#include <QSlider>

#include <map>
#include <utility>
#include <vector>

namespace weli {

/// A match as a line of chalk: a stroke an act, those of one seat taller, deals beside each other.
/// Where one is lies under the mark, which can be drawn along.
class MatchStrip : public QSlider {
    Q_OBJECT

public:
    explicit MatchStrip(QWidget* parent = nullptr);

    void show(const LookBack& match);
    /// What is written above acts, by the moment before them.
    void setMarks(std::map<int, review::Mark> marks);
    /// What a person has written of acts, by the moment before them.
    void setNotes(const std::map<int, QString>& notes);
    /// What was tried, by the moment at which it left the match.
    void setBranches(const std::multimap<int, QString>& branches);
    void setHighContrast(bool wanted);
    /// So high for letters of this size, and for a legend below.
    void fit(double letters, bool hasLegend);

    /// The wheel, over the strip or over the table above it.
    void turn(QWheelEvent& event);

signals:
    /// Somebody wants to see this moment.
    void wanted(int moment);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override { turn(*event); }

private:
    /// The acts of one deal.
    struct Deal {
        int number;
        int from;
        int to; // moments
    };
    [[nodiscard]] QRectF line() const;
    [[nodiscard]] strip::Chalk chalk() const { return { letters_, isPlain_ }; }
    [[nodiscard]] std::vector<strip::Meaning> meanings() const;
    static QString textOf(review::Mark mark);
    /// Where they are and what they say.
    [[nodiscard]] std::vector<std::pair<double, QString>> signs() const;
    void tellLegend();
    [[nodiscard]] double placeOf(double moment) const;
    [[nodiscard]] int momentAt(double x) const;
    [[nodiscard]] std::vector<Deal> deals() const;
    void paintDeals(QPainter& painter) const;
    void paintStrokes(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintNotes(QPainter& painter) const;
    void paintBranches(QPainter& painter) const;
    void paintMark(QPainter& painter) const;
    [[nodiscard]] QString toldAt(double x) const;

    std::vector<LookBack::Step> steps_;
    std::map<int, review::Mark> marks_;
    std::map<int, QString> notes_;
    std::multimap<int, QString> branches_;
    Seat eyes_;
    QString name_; // of who has them
    double letters_ = 1;
    bool hasLegend_ = false;
    int turned_ = 0; // by the wheel, in eighths of a degree
    bool isPlain_ = false;
};

}
