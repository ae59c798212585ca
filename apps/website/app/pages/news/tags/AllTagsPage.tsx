import { formatNumber } from '@sala/thai';
import { Archive } from '../../../components/archive/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { PageTitle } from '../../../ui/index.ts';
import styles from './Tags.module.css';
import type { CountedTags } from './tag.ts';

/** All tags with the number of their articles, the most used first. */
export function AllTagsPage({ page, tagList }: { page: number; tagList: Area<CountedTags> }) {
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle title="แท็กข่าว" page={page} lead="บุคคล สถานที่ และประเด็นที่ติดตาม เรียงตามจำนวนข่าว" />
      <Archive
        name="tagPage.tagList"
        area={tagList}
        path="/tags"
        page={page}
        what="แท็กข่าว"
        noun="แท็ก"
        className={styles.index}
      >
        {({ title, href, articles }) => (
          <a href={href} rel="tag">
            <span>{title}</span>
            <small>{formatNumber(articles)} ข่าว</small>
          </a>
        )}
      </Archive>
    </div>
  );
}
