import type { HighlightSegment } from '@sala/contracts';
import { CompactCard } from '../news/index.ts';
import type { FoundPage, FoundStory } from './found.ts';
import styles from './Results.module.css';

/** What was found: a story as its card, or a page with where it is; what matches is marked. */
export function FoundItem({ item, isForeign }: { item: FoundStory | FoundPage; isForeign: boolean }) {
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

/** A text with what matches marked, from its parts; as it is where nobody says what matches. */
function Marked({ parts, text }: { parts: HighlightSegment[]; text: string }) {
  if (parts.length === 0) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
  return parts.map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text));
}
