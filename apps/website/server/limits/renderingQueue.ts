import { createFairQueue, type FairQueue } from '@sala/http-server';
import type { Context } from 'hono';
import { rejectRequest } from './rejectRequest.ts';

/** How many pages are rendered at once, and for one reader; a robot in a hurry waits, the reader beside it does not. */
const RENDERING = { slots: 256, slotsEach: 8, maxWaitingEach: 200 };
const RETRY_AFTER_SECONDS = 5;

/**
 * Renders what is not at hand in turns, reader by reader: a client that asks for hundreds of uncached pages takes no
 * more of the services than anybody else.
 */
export const createRenderingQueue = (): FairQueue => createFairQueue(RENDERING);

/** 503 for a reader who has as much waiting as one may have. */
export function rejectCrowded(c: Context): Response {
  const detail = `โปรดรอ ${RETRY_AFTER_SECONDS} วินาทีแล้วลองใหม่`;
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  return rejectRequest(c, 503, 'มีการเปิดหน้าจากเครือข่ายนี้พร้อมกันมากเกินไป', detail, headers);
}
