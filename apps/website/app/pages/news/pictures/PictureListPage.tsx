import { Archive, type ListPage } from '../../../components/archive/index.ts';
import { type CardItem, StandardCard } from '../../../components/articleCards/index.ts';
import { type Area, createArea } from '../../../platform/areas/index.ts';
import { ListNav, PageTitle } from '../../../ui/index.ts';
import styles from './PictureListPage.module.css';
import { PICTURE_KINDS } from './pictureKinds.ts';

/** A page of the list; `category` is the name of the one that it is of, empty for all. */
export type PictureList = ListPage<CardItem> & { category: string };

/** What a list of galleries or infographics shows. */
export interface PictureListView {
  kind: keyof typeof PICTURE_KINDS;
  /** Empty for all categories. */
  categoryId: string;
  page: number;
  areas: {
    gallery?: Area<PictureList>;
    infographic?: Area<PictureList>;
    categories: Area<{ id: string; title: string }[]>;
  };
}

/** Galleries or infographics, of all categories or of one. */
export function PictureListPage({ kind, categoryId, page, areas }: PictureListView) {
  const { path, title, noun, description } = PICTURE_KINDS[kind];
  const list = areas[kind] ?? createArea<PictureList>();
  const category = list.response?.category ?? '';
  const ofCategory = (id: string) => (id ? `${path}?categoryId=${encodeURIComponent(id)}` : path);
  const categories = [{ id: '', title: 'ทั้งหมด' }, ...(areas.categories.response ?? [])];
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle title={category ? `${title} ${category}` : title} page={page} lead={description} />
      {categories.length > 1 && (
        <ListNav
          label={`หมวดของ${title}`}
          links={categories.map(({ id, title: name }) => ({ title: name, href: ofCategory(id) }))}
          current={ofCategory(categoryId)}
        />
      )}
      <section aria-labelledby="list">
        <h2 className="visually-hidden" id="list">
          {title}ทั้งหมด
        </h2>
        <Archive
          name={kind}
          area={list}
          path={ofCategory(categoryId)}
          page={page}
          what={title}
          noun={noun}
          className={styles.list}
        >
          {(item, index) => <StandardCard item={item} showCategory={!category} eager={index === 0} />}
        </Archive>
      </section>
    </div>
  );
}
