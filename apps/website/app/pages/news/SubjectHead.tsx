import { PageTitle, toImageAddress } from '../../ui/index.ts';
import styles from './SubjectHead.module.css';

interface SubjectHeadProps {
  title: string;
  page: number;
  lead: string;
  /** A longer description; empty for none. */
  about: string;
  /** Beside the title; empty without one. */
  picture: string;
  /** True for a person: the picture is round. */
  isPortrait?: boolean;
}

/** The head of a page about a person or a subject: the name, a description and a picture. */
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
