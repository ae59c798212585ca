import { setTimeout as pause } from 'node:timers/promises';
import { articleSummary, summaryList, voteList, withPages } from '@sala/contracts';
import { toJsonMessage, withIdempotencyKey } from '../callService.server.ts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

// The AI summary and AI content APIs (SPEC 7.12).

const ai = createService('ai', settings.aiApi);
const aiContent = createService('aiContent', settings.aiContentApi);

/** How often a write may be overtaken by those of other readers before it fails. */
const MAX_RETRIES = 12;

/** How many articles a page of summaries has. */
const PAGE_SIZE = 12;

/** The key points of an article. */
export function fetchSummary(refCode: string, signal: AbortSignal) {
  return ai.fetchArea('summary', '/articles', articleSummary, signal, toJsonMessage('POST', { refCode }));
}

/** A page of the articles with key points, the newest first; `page` counts from 1. */
export function fetchSummaries(page: number, signal: AbortSignal) {
  const query = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE) });
  return ai.fetchArea('summaries', `/summaries?${query}`, withPages(summaryList, page, PAGE_SIZE), signal);
}

/** How often readers found a summary helpful, and how often not (SPEC 7.12-02): the entry of its article. */
export function fetchVotes(refCode: string, signal: AbortSignal) {
  const query = new URLSearchParams({
    'filters[articleId][refCode][$eq]': refCode,
    publicationState: 'preview',
    populate: '*',
  });
  return aiContent.fetchArea('votes', `/feedbacks?${query}`, voteList, signal);
}

/**
 * Changes how often readers found a summary helpful and unhelpful, and returns the status of the answer. Never throws.
 * A repeated request has the same `id`. The service's API wants the counts read and written back: one that knows
 * `If-Match` answers 412 to a write that was overtaken, which is tried again; with another, one of two simultaneous
 * readers may not be counted.
 */
export async function sendVote(
  refCode: string,
  change: { helpful: number; unhelpful: number },
  id: string,
  signal: AbortSignal,
): Promise<number> {
  for (let overtaken = 0; ; overtaken++) {
    const status = await tryVote(refCode, change, id, signal);
    if (status !== 412 || overtaken === MAX_RETRIES) return status;
    await pause(Math.random() * 20 * (overtaken + 1));
  }
}

async function tryVote(
  refCode: string,
  change: { helpful: number; unhelpful: number },
  id: string,
  signal: AbortSignal,
): Promise<number> {
  const result = await fetchVotes(refCode, signal);
  const entry = result.response?.[0];
  if (!entry) return result.error?.status ?? 404;
  const data = {
    helpful: Math.max(0, entry.helpful + change.helpful),
    unhelpful: Math.max(0, entry.unhelpful + change.unhelpful),
  };
  const path = `/feedbacks/${encodeURIComponent(entry.id)}`;
  const message = withIdempotencyKey(toJsonMessage('PUT', { data }), id);
  const ifMatch = `"${entry.helpful}-${entry.unhelpful}"`;
  const conditional = { ...message, headers: { ...message.headers, 'if-match': ifMatch } };
  return aiContent.send('vote', path, conditional, signal);
}
