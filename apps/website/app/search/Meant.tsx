import type { SearchResult } from './found.ts';
import styles from './Results.module.css';
import { type SearchQuestion, searchHref } from './searchQuestion.ts';

/** What was perhaps meant: shown at once where nothing was found for what was asked, else offered. */
export function Meant({ question, found }: { question: SearchQuestion; found: SearchResult }) {
  if (found.instead)
    return (
      <p className={styles.meant}>
        ไม่พบ “{question.q}” จึงแสดงผลของ <strong>“{found.instead}”</strong> แทน
      </p>
    );
  if (!found.didYouMean) return null;
  return <DidYouMean question={question} didYouMean={found.didYouMean} />;
}

export function DidYouMean({ question, didYouMean }: { question: SearchQuestion; didYouMean: string }) {
  return (
    <p className={styles.meant}>
      หมายถึง <a href={searchHref({ ...question, q: didYouMean, page: 1 })}>“{didYouMean}”</a> หรือไม่
    </p>
  );
}
