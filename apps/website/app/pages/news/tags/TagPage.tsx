import type { TagNews } from '@sala/contracts';
import { formatNumber, thaiText } from '@sala/thai';
import { Archive } from '../../../components/archive/index.ts';
import { type CardList, CompactCard } from '../../../components/articleCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { Notice, SectionHeading, TagList } from '../../../ui/index.ts';
import { SubjectHead } from '../SubjectHead.tsx';
import { WithAside } from '../WithAside.tsx';
import styles from './Tags.module.css';
import { type CountedTags, toTagPath } from './tag.ts';

interface TagPageProps {
  term: string;
  page: number;
  tagList: Area<CountedTags>;
  tagNews: Area<CardList<TagNews>>;
}

/** The articles of a tag, and the most used tags beside them. */
export function TagPage({ term, page, tagList, tagNews }: TagPageProps) {
  const tag = tagNews.response?.tag;
  const result = tagNews.response?.total ?? 0;
  const lead = result > 0 ? `พบ ${formatNumber(result)} ข่าว` : '';
  const what = thaiText`ข่าวเกี่ยวกับ${term}`;
  return (
    <div className="container">
      <SubjectHead
        title={`#${term}`}
        page={page}
        lead={lead}
        about={tag?.description ?? ''}
        picture={tag?.picture ?? ''}
      />
      <WithAside aside={<OftenUsed tagList={tagList} but={term} />}>
        <h2 className="visually-hidden">{what}</h2>
        <Archive
          name="tagPage.tagNews"
          area={tagNews}
          path={toTagPath(term)}
          page={page}
          what={what}
          empty={<NoSuchTag term={term} />}
          className={styles.news}
        >
          {(item) => <CompactCard item={item} />}
        </Archive>
      </WithAside>
    </div>
  );
}

function OftenUsed({ tagList, but }: { tagList: Area<CountedTags>; but: string }) {
  const tags = (tagList.response?.items ?? []).filter(({ title }) => title !== but).slice(0, 24);
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="tags">
      <SectionHeading id="tags" title="แท็กอื่น ๆ" href="/tags" />
      <TagList tags={tags} />
    </section>
  );
}

function NoSuchTag({ term }: { term: string }) {
  return (
    <Notice title={`ยังไม่มีข่าวที่ติดแท็ก “${term}”`}>
      <p>
        ลอง <a href={`/search?q=${encodeURIComponent(term)}`}>ค้นหาคำนี้ในข่าวทั้งหมด</a> หรือ <a href="/tags">ดูแท็กทั้งหมด</a>
      </p>
    </Notice>
  );
}
