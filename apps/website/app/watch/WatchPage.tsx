import type { ReactNode } from 'react';
import type { Area } from '../areas/index.ts';
import { FilmText } from './FilmText.tsx';
import type { Film } from './film.ts';
import { Screen } from './Screen.tsx';
import { SequencePanel } from './SequencePanel.tsx';
import type { Sequence } from './sequence.ts';
import styles from './WatchPage.module.css';

interface WatchPageProps {
  film: Film;
  /** What is watched one after the other; null for nothing. */
  sequence: Area<Sequence> | null;
  /** The page's heading, where the film is not what the page is about; it stands above the player. */
  above?: ReactNode;
  /** More facts of the film. */
  children?: ReactNode;
  /** What stands below all of it. */
  below?: ReactNode;
  /** Whether it is not out yet: nobody shares it, and it counts as watched by nobody. */
  isPreview?: boolean;
}

/** A page on which something is watched: the player, what is said of it, what comes next (SPEC 2.5-07, 9.6-15). */
export function WatchPage({ film, sequence, above, children, below, isPreview = false }: WatchPageProps) {
  const panel = sequence && <SequencePanel area={sequence} program={film.program} />;
  return (
    <div className={styles.page}>
      {above && <div className={styles.above}>{above}</div>}
      <article className={styles.film} aria-labelledby="watched">
        <div className={styles.screen}>
          <Screen film={film} next={sequence?.response?.next ?? null} isCounted={!isPreview} />
        </div>
        <div className={styles.text}>
          <FilmText film={film} sequence={sequence?.response ?? null} level={above ? 'h2' : 'h1'} isPreview={isPreview}>
            {children}
          </FilmText>
        </div>
        {panel && <aside className={`${styles.beside} not-printed`}>{panel}</aside>}
      </article>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
