import { createFairQueue, type FairQueue } from '@sala/http-server';
import type { Context } from 'hono';
import { rejectRequest } from './rejectRequest.ts';

/**
 * The number of pages that are rendered at once, and for one reader; a crawler in a hurry does not delay other readers.
 */
const RENDERING = { slots: 256, slotsEach: 8, maxWaitingEach: 200 };
const RETRY_AFTER_SECONDS = 5;

/**
 * Renders uncached pages in turns, reader by reader: a client with hundreds of requests takes no more of the services
 * than anybody else.
 */
export const createRenderingQueue = (): FairQueue => createFairQueue(RENDERING);

/** 503 for a reader who has too many requests waiting. */
export function rejectCrowded(c: Context): Response {
  const detail = `โปรดรอ ${RETRY_AFTER_SECONDS} วินาทีแล้วลองใหม่อีกครั้ง`;
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  return rejectRequest(c, 503, 'มีการเปิดหน้าจากเครือข่ายนี้พร้อมกันมากเกินไป', detail, headers);
}
