import { CompactCard } from '../news/index.ts';
import { FoundProgramme } from './FoundProgramme.tsx';
import type { FoundFilm, FoundPage, FoundStory } from './found.ts';
import { Marked } from './Marked.tsx';
import styles from './Results.module.css';

interface FoundItemProps {
  item: FoundStory | FoundFilm | FoundPage;
  isForeign: boolean;
}

/** What was found: a story or a programme as its card, or a page with where it is; what matches is marked. */
export function FoundItem({ item, isForeign }: FoundItemProps) {
  if ('film' in item) return <FoundProgramme found={item} />;
  const { highlights } = item;
  if ('story' in item)
    return (
      <CompactCard item={item.story} title={<Marked parts={highlights.title} text={item.story.title} />}>
        {highlights.excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <Marked parts={highlights.excerpt} text="" />
          </p>
        )}
      </CompactCard>
    );
  const host = URL.parse(item.href)?.host;
  return (
    <article className={styles.page}>
      <h3>
        <a href={item.href} rel={isForeign ? 'noopener noreferrer nofollow' : undefined}>
          <Marked parts={highlights.title} text={item.title} />
        </a>
      </h3>
      {host && <p className={styles.host}>{host}</p>}
      <p className={styles.excerpt}>
        <Marked parts={highlights.excerpt} text={item.description} />
      </p>
    </article>
  );
}
