import { createFairQueue } from '@sala/http-server';
import type { Context } from 'hono';
import { findReader } from '../findReader.ts';
import { rejectRequest } from './rejectRequest.ts';
import { toRoutedPath } from './routedPath.ts';

/**
 * The number of pages that are rendered at once, and for one reader; a crawler in a hurry does not delay other readers.
 */
const RENDERING = { slots: 256, slotsEach: 8, maxWaitingEach: 200, maxWaitMs: 2000 };
/**
 * Searches, which cost their service more than any other page: one of each reader at a time. With four calls each they
 * are as many as the search service is called for at once (docs/decisions/0022), so that none waits there while its
 * page's deadline passes.
 */
const SEARCHING = { slots: 16, slotsEach: 1, maxWaitingEach: 200, maxWaitMs: 2000 };
const SEARCHES = new Set(['/search', '/search/suggestions']);
const RETRY_AFTER_SECONDS = 5;

/**
 * Renders what a request asks for when it is its reader's turn; a reader who has gone, or needs none when the signal
 * aborts, leaves the queue.
 * @throws {QueueFullError}
 */
export type RenderInTurn = <Result>(c: Context, render: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/**
 * Renders uncached pages in turns, reader by reader: a client with hundreds of requests takes no more of the services
 * than others.
 */
export function createRenderingQueue(): RenderInTurn {
  const pages = createFairQueue(RENDERING);
  const searches = createFairQueue(SEARCHING);
  return (c, render, signal) => {
    const queue = SEARCHES.has(toRoutedPath(c.req.path)) ? searches : pages;
    const gone = c.req.raw.signal;
    return queue(findReader(c), render, signal ? AbortSignal.any([gone, signal]) : gone);
  };
}

/** 503 for a reader who gets no turn. */
export function rejectCrowded(c: Context): Response {
  const detail = `โปรดรอ ${RETRY_AFTER_SECONDS} วินาทีแล้วลองใหม่อีกครั้ง`;
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  return rejectRequest(c, 503, 'ขณะนี้มีการเปิดหน้าพร้อมกันมากเกินไป', detail, headers);
}
