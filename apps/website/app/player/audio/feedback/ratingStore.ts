import { sendWrite } from '../../../platform/writes/index.ts';
import { findRating, type Rating, saveRating, toRatingChange } from './ratings.ts';

/** SPEC 8-08 */
export const LIKE_FAILED = 'ไม่สามารถส่งข้อมูลได้ โปรดลองใหม่อีกครั้ง';
/** SPEC 8-09, 8-10 */
export const DISLIKE_FAILED = 'ขออภัย ขณะนี้ไม่สามารถส่งข้อเสนอแนะสู่ระบบได้ โปรดลองใหม่อีกครั้ง';

/** The article whose rating was sent last, and what became of it. */
interface LastSent {
  refCode: string;
  isSending: boolean;
  /** What the listener is told; empty when all is well. */
  message: string;
}

const NOTHING: LastSent = { refCode: '', isSending: false, message: '' };
let last = NOTHING;
const listeners = new Set<() => void>();

function set(next: LastSent): void {
  last = next;
  for (const listener of listeners) listener();
}

/** Calls when a rating has changed, or what is told of one; ends with what it returns. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function findLastSent(): LastSent {
  return last;
}

/** Nothing more is told of what failed. */
export function clearFailure(): void {
  if (last.message) set(NOTHING);
}

/**
 * Sends by how much the counts of an article change, from what this browser remembers (SPEC 4.4-03); it remembers the
 * new rating only when that was taken (4.4-11). Tells `sorry` otherwise, and says whether it was taken.
 */
export async function rate(refCode: string, rating: Rating, sorry: string): Promise<boolean> {
  set({ refCode, isSending: true, message: '' });
  const isSent = await sendWrite('/ai-audio-news/ratings', { refCode, ...toRatingChange(findRating(refCode), rating) });
  if (isSent) saveRating(refCode, rating);
  set({ refCode, isSending: false, message: isSent ? '' : sorry });
  return isSent;
}
