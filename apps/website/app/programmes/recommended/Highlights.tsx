import { SectionHeading } from '../../ui/index.ts';
import { FilmCard, type FilmItem, FilmRow } from '../cards/index.ts';
import styles from './Highlights.module.css';

const BESIDE = 4;

interface HighlightsProps {
  id: string;
  title: string;
  href?: string;
  items: FilmItem[];
}

/** The newest film large, the next ones beside it. */
export function Highlights({ id, title, href, items: [first, ...others] }: HighlightsProps) {
  if (!first) return null;
  return (
    <section aria-labelledby={`row-${id}`}>
      <SectionHeading id={`row-${id}`} title={title} {...(href && { href })} />
      <div className={styles.highlights} data-event="clickHighLight">
        <div className={styles.first}>
          <FilmCard item={first} />
        </div>
        <ul className={styles.others}>
          {others.slice(0, BESIDE).map((item) => (
            <li key={item.id}>
              <FilmRow item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
