import { VideoCard, type VideoItem, VideoRow } from '../../../components/programCards/index.ts';
import { SectionHeading } from '../../../ui/index.ts';
import styles from './Highlights.module.css';

const MAX_OTHERS = 4;

interface HighlightsProps {
  id: string;
  title: string;
  href?: string;
  items: VideoItem[];
}

/** The newest film large, the next ones beside it. */
export function Highlights({ id, title, href, items: [first, ...others] }: HighlightsProps) {
  if (!first) return null;
  return (
    <section aria-labelledby={`row-${id}`}>
      <SectionHeading id={`row-${id}`} title={title} {...(href && { href })} />
      <div className={styles.highlights} data-event="clickHighLight">
        <div className={styles.first}>
          <VideoCard item={first} />
        </div>
        <ul className={styles.others}>
          {others.slice(0, MAX_OTHERS).map((item) => (
            <li key={item.id}>
              <VideoRow item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
