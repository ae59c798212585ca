import { PageTitle, toImageAddress } from '../../ui/index.ts';
import styles from './SubjectHead.module.css';

interface SubjectHeadProps {
  title: string;
  page: number;
  lead: string;
  /** What it is about, at more length; empty for nothing. */
  about: string;
  /** Beside the title; empty without one. */
  picture: string;
  /** Of somebody: round. */
  isPortrait?: boolean;
}

/** What stands above the articles of somebody or about something: who or what that is, with a picture. */
export function SubjectHead({ title, page, lead, about, picture, isPortrait = false }: SubjectHeadProps) {
  return (
    <div className={styles.head}>
      {picture && (
        <img
          className={isPortrait ? styles.portrait : undefined}
          src={toImageAddress(picture, 320)}
          alt=""
          width={320}
          height={180}
        />
      )}
      <PageTitle title={title} page={page} lead={lead} />
      {about && page === 1 && <p>{about}</p>}
    </div>
  );
}
