import { FilmRow } from '../programmes/index.ts';
import type { FoundFilm } from './found.ts';
import { Marked } from './Marked.tsx';
import styles from './Results.module.css';

const KINDS: Record<FoundFilm['kind'], string> = {
  program: 'รายการ',
  episode: 'ตอน',
  clip: 'คลิป',
  story: 'คลิปสั้น',
  promo: 'ตัวอย่างรายการ',
};

/** A programme, an episode or a clip: its picture, how long it is, of which kind, of which programme; what matches is marked. */
export function FoundProgramme({ found: { kind, film, highlights, description } }: { found: FoundFilm }) {
  return (
    <FilmRow item={film} title={<Marked parts={highlights.title} text={film.title} />}>
      <p className={styles.excerpt}>
        <span className={styles.kind}>{KINDS[kind]}</span>
        <Marked parts={highlights.excerpt} text={description} />
      </p>
    </FilmRow>
  );
}
