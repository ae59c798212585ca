import { articleSummary, feedbackList, summaryList } from '@sala/contracts';
import { z } from 'zod';
import { sending } from './ask.server.ts';
import { service } from './service.server.ts';
import { settings } from './settings.server.ts';

// The AI summary and AI content APIs (SPEC 7.12).

const ai = service('ai', settings.aiApi);
const aiContent = service('aiContent', settings.aiContentApi);

/** How many stories a page of summaries has. */
const PAGE_SIZE = 12;

/** The key points of a story. */
export function fetchSummary(refCode: string, signal: AbortSignal) {
  return ai.fetchArea('summary', '/articles', articleSummary, signal, sending('POST', { refCode }));
}

/** A page of the stories with key points, the newest first; `page` counts from 1. */
export function fetchSummaries(page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE) });
  return ai.fetchArea('summaries', `/summaries?${query}`, summaryList, signal);
}

/** How often readers found a summary helpful, and how often not (SPEC 7.12-02): the entry of its story. */
export function fetchFeedback(refCode: string, signal: AbortSignal) {
  const query = new URLSearchParams({
    'filters[articleId][refCode][$eq]': refCode,
    publicationState: 'preview',
    populate: '*',
  });
  return aiContent.fetchArea('feedbacks', `/feedbacks?${query}`, feedbackList, signal);
}

/**
 * Changes how often readers found a summary helpful and unhelpful, and says the status of the answer. Never throws. The counts are
 * read and written, as the service's API wants it: of two readers in the same instant one may not be counted.
 */
export async function sendFeedback(
  refCode: string,
  change: { helpful: number; unhelpful: number },
  signal: AbortSignal,
): Promise<number> {
  const found = await fetchFeedback(refCode, signal);
  const entry = found.response?.[0];
  if (!entry) return found.error?.status ?? 404;
  const data = {
    helpful: Math.max(0, entry.helpful + change.helpful),
    unhelpful: Math.max(0, entry.unhelpful + change.unhelpful),
  };
  const path = `/feedbacks/${encodeURIComponent(entry.id)}`;
  const written = await aiContent.fetchArea('feedback', path, z.object({}), signal, sending('PUT', { data }));
  return written.error?.status ?? 200;
}
