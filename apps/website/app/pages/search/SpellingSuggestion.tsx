import styles from './Results.module.css';
import { type SearchInput, toSearchPath } from './searchInput.ts';
import type { SearchResult } from './searchResult.ts';

/** The corrected spelling: a note when its results are shown already, otherwise a link to them. */
export function SpellingSuggestion({ input, result }: { input: SearchInput; result: SearchResult }) {
  if (result.instead)
    return (
      <p className={styles.meant}>
        <span>{`ไม่พบ “${input.q}” จึงแสดงผลของ `}</span>
        <strong>{`“${result.instead}”`}</strong> แทน
      </p>
    );
  if (!result.didYouMean) return null;
  return <DidYouMean input={input} didYouMean={result.didYouMean} />;
}

export function DidYouMean({ input, didYouMean }: { input: SearchInput; didYouMean: string }) {
  return (
    <p className={styles.meant}>
      หมายถึง <a href={toSearchPath({ ...input, q: didYouMean, page: 1 })}>{`“${didYouMean}”`}</a> หรือไม่
    </p>
  );
}
