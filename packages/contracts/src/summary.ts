import { z } from 'zod';
import { newsItem } from './newsItem.ts';
import { strapiList } from './strapi.ts';
import { count, id, instant, listOf, required, text, unwrapData } from './wire.ts';

const summaryFields = {
  refCode: required,
  /** The key points; text, not HTML. */
  summary: listOf(required),
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
  items: listOf(summarised),
});
export type SummaryList = z.output<typeof summaryList>;

/** How many readers found a summary helpful, and how many did not. */
export const feedbackCounts = z.object({ helpful: count, unhelpful: count });
export type FeedbackCounts = z.output<typeof feedbackCounts>;

const feedback = feedbackCounts
  .extend({ id, documentId: text })
  // Strapi 5 identifies an entry by its documentId, Strapi 4 by its id
  .transform(({ id: number, documentId, ...counts }) => ({ id: documentId || number, ...counts }));

/** `GET /api/feedbacks` (SPEC 7.12-02), as Strapi 4 or 5 answers it. */
export const feedbackList = strapiList(feedback);

/** The body of `PUT /api/feedbacks/{id}` (SPEC 7.12-03): the new counts. */
export const feedbackUpdate = z.object({
  data: z.object({
    helpful: z.int32().min(0),
    unhelpful: z.int32().min(0),
  }),
});
