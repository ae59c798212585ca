import { findContentSource } from '@sala/station';
import { CompactCard } from '../../components/articleCards/index.ts';
import { toLinkTarget } from '../../ui/index.ts';
import { HighlightedText } from './HighlightedText.tsx';
import styles from './Results.module.css';
import type { ArticleResult, VideoResult, WebResult } from './searchResult.ts';
import { VideoResultCard } from './VideoResultCard.tsx';

interface ResultItemProps {
  item: ArticleResult | VideoResult | WebResult;
  isForeign: boolean;
}

/** A result with its matches highlighted: the card of an article or a programme, or a page with its origin. */
export function ResultItem({ item, isForeign }: ResultItemProps) {
  if ('video' in item) return <VideoResultCard result={item} />;
  const { highlights } = item;
  if ('article' in item)
    return (
      <CompactCard item={item.article} title={<HighlightedText parts={highlights.title} text={item.article.title} />}>
        {highlights.excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <HighlightedText parts={highlights.excerpt} text="" />
          </p>
        )}
      </CompactCard>
    );
  // most results of the web search are pages of other sites
  const source = [isForeign ? null : findContentSource(item.href), item.host].filter(Boolean).join(' · ');
  return (
    <article className={styles.page}>
      <h3>
        <a href={item.href} {...toLinkTarget(item.href)} {...(isForeign && { rel: 'noopener noreferrer nofollow' })}>
          <HighlightedText parts={highlights.title} text={item.title} />
        </a>
      </h3>
      {source && <p className={styles.host}>{source}</p>}
      <p className={styles.excerpt}>
        <HighlightedText parts={highlights.excerpt} text={item.description} />
      </p>
    </article>
  );
}
