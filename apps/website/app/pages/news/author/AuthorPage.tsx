import type { AuthorNews } from '@sala/contracts';
import { thaiText } from '@sala/thai';
import { Archive } from '../../../components/archive/index.ts';
import { type CardList, CompactCard } from '../../../components/articleCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { Notice } from '../../../ui/index.ts';
import { SubjectHead } from '../SubjectHead.tsx';
import styles from './AuthorPage.module.css';
import { toAuthorPath } from './authorPath.ts';

/** The data of an author's page: the author, and cards of their articles. */
export type AuthorArea = Area<CardList<AuthorNews>>;

interface AuthorPageProps {
  /** The key in the page's address. */
  author: string;
  page: number;
  area: AuthorArea;
}

/** An author, and their articles, the newest first. */
export function AuthorPage({ author, page, area }: AuthorPageProps) {
  const { name = 'ผู้เขียน', jobTitle = '', about = '', picture = '' } = area.response?.author ?? {};
  const what = thaiText`ข่าวโดย${name}`;
  return (
    <div className={`container ${styles.page}`}>
      <SubjectHead title={name} page={page} lead={jobTitle} about={about} picture={picture} isPortrait />
      <h2 className="visually-hidden">{what}</h2>
      <Archive
        name="author"
        area={area}
        path={toAuthorPath(author)}
        page={page}
        what={what}
        empty={<Notice title={`ยังไม่มี${what}`} />}
        className={styles.news}
      >
        {(item) => <CompactCard item={item} />}
      </Archive>
    </div>
  );
}
