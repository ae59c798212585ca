import { z } from 'zod';
import { newsItem } from '../news/newsItem.ts';
import { count, instant, listOf, listOfUnique, required, text, unwrapData } from '../wire/wire.ts';
import { tidyKeyPoint } from './tidyKeyPoint.ts';

const summaryFields = {
  refCode: required,
  /** The key points; text, not HTML. */
  summary: listOf(required.transform(tidyKeyPoint).pipe(required)),
  /**
   * The method: `extractive` for sentences of the article itself, `editor` for what an editor has written, else the name
   * of a language model.
   */
  model: text,
  createdAt: instant,
};

/** `POST /articles {refCode}` (SPEC 7.12-01): the key points of an article. */
export const articleSummary = unwrapData(
  z.object({ ...summaryFields, title: text }).refine(({ summary }) => summary.length > 0, 'a summary without points'),
);
export type ArticleSummary = z.output<typeof articleSummary>;

const summarised = newsItem.and(z.object(summaryFields));

/** `GET /summaries`: articles with their key points, the newest first. */
export const summaryList = z.object({
  minTs: count,
  total: count,
  page: count,
  totalPage: count,
  items: listOfUnique(summarised),
});
export type SummaryList = z.output<typeof summaryList>;
