import { duration, longDate, shortDate } from '@sala/thai';
import type { ReactNode } from 'react';
import { TimeAgo } from '../clock/index.ts';
import { Share } from '../news/index.ts';
import { AccessMarks } from '../programmes/index.ts';
import { TagList } from '../ui/index.ts';
import styles from './FilmText.module.css';
import type { Film } from './film.ts';
import type { Sequence, Way } from './sequence.ts';

interface FilmTextProps {
  film: Film;
  sequence: Sequence | null;
  /** Of its title: the first, unless the page is about something else. */
  level: 'h1' | 'h2';
  isPreview: boolean;
  children?: ReactNode;
}

/** What is said of an episode or a video: its programme, its title, when it was on and for how long it can be seen. */
export function FilmText({ film, sequence, level: Heading, isPreview, children }: FilmTextProps) {
  const { program, airedAt, seconds, endsAt } = film;
  return (
    <>
      <header>
        <p className={styles.program}>
          {program ? <a href={program.path}>{program.title}</a> : film.category}
          {film.number && <span>ตอนที่ {film.number}</span>}
        </p>
        <Heading id="watched" className={styles.title}>
          {film.title}
        </Heading>
        <div className={styles.meta}>
          <TimeAgo at={airedAt} />
          {seconds > 0 && (
            <span>
              <span className="visually-hidden">ความยาว </span>
              {duration(seconds)}
            </span>
          )}
          {film.showsEnd && endsAt !== null && (
            <span className={styles.end}>
              ดูได้ถึง <time dateTime={new Date(endsAt).toISOString()}>{shortDate(endsAt)}</time>
            </span>
          )}
          <AccessMarks marks={film.access} />
        </div>
      </header>
      {sequence && (sequence.next || sequence.previous) && <Neighbours sequence={sequence} />}
      {film.description && <p className={styles.description}>{film.description}</p>}
      <dl className={styles.facts}>
        {airedAt !== null && (
          <div>
            <dt>ออกอากาศ</dt>
            <dd>{longDate(airedAt)}</dd>
          </div>
        )}
        {film.ageRanges.length > 0 && (
          <div>
            <dt>เหมาะสำหรับ</dt>
            <dd>{film.ageRanges.join(', ')}</dd>
          </div>
        )}
        {children}
      </dl>
      <TagList tags={film.tags} label="แท็ก" followsText />
      {!isPreview && <Share title={film.title} path={film.shared} />}
    </>
  );
}

function Neighbours({ sequence: { previous, next } }: { sequence: Sequence }) {
  return (
    <nav className={styles.neighbours} aria-label="ก่อนหน้าและถัดไป">
      <Neighbour way={previous} rel="prev" name="ก่อนหน้า" />
      <Neighbour way={next} rel="next" name="ถัดไป" />
    </nav>
  );
}

function Neighbour({ way, rel, name }: { way: Way | null; rel: 'prev' | 'next'; name: string }) {
  if (!way) return null;
  return (
    <a href={way.href} rel={rel}>
      <span>{name}</span>
      {way.title}
    </a>
  );
}
