#include "ui/table/table_scene.h"

namespace weli {

class TableScene::Table {
public:
    Picture picture;
};

TableScene::TableScene(QObject* parent)
    : QGraphicsScene(parent)
    , table_(std::make_unique<Table>())
{
}

TableScene::~TableScene() = default;

const Picture& TableScene::picture() const { return table_->picture; }

bool TableScene::isMoving() const { return false; }

void TableScene::setSize(QSizeF size, double /*pixelRatio*/) { setSceneRect({ {}, size }); }

void TableScene::setMotion(double /*factor*/) { }

void TableScene::finishFaces() { }

void TableScene::show(const Picture& picture)
{
    table_->picture = picture;
    emit shown();
}

void TableScene::refuse(const QString& why, std::optional<int> /*card*/) { emit refusedCard(why); }

void TableScene::skip() { }

void TableScene::retranslate() { }

}
