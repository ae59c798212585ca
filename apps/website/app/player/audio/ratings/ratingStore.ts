import { sendWrite } from '../../../platform/writes/index.ts';
import { findRating, type Rating, saveRating, toRatingChange } from './ratings.ts';

/** SPEC 8-08 */
export const LIKE_FAILED = 'ไม่สามารถส่งข้อมูลได้ โปรดลองใหม่อีกครั้ง';
/** SPEC 8-09, 8-10 */
export const DISLIKE_FAILED = 'ขออภัย ขณะนี้ไม่สามารถส่งข้อเสนอแนะสู่ระบบได้ โปรดลองใหม่อีกครั้ง';

/** The article whose rating was sent last, and the state of the request. */
interface LastSent {
  refCode: string;
  isSending: boolean;
  /** The error message; empty when there is none. */
  message: string;
}

const NOTHING: LastSent = { refCode: '', isSending: false, message: '' };
let last = NOTHING;
/** Whether the rating that was sent last has been accepted. */
let sent = Promise.resolve(true);
const listeners = new Set<() => void>();

function set(next: LastSent): void {
  last = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` when a rating or its message has changed. Returns what ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function findLastSent(): LastSent {
  return last;
}

/** Removes the message of a failure. */
export function clearFailure(): void {
  if (last.message) set(NOTHING);
}

/**
 * Sends by how much a rating changes the counts of an article (SPEC 4.4-03), and stores it once the service has
 * accepted it (4.4-11); otherwise the message is `sorry`. Returns whether it was accepted.
 */
export function rate(refCode: string, rating: Rating, sorry: string): Promise<boolean> {
  set({ refCode, isSending: true, message: '' });
  // one after the other, because each is a change of the one before: the form may send one, too
  sent = sent.then(() => send(refCode, rating, sorry));
  return sent;
}

async function send(refCode: string, rating: Rating, sorry: string): Promise<boolean> {
  set({ refCode, isSending: true, message: '' });
  const isSent = await sendWrite('/ai-audio-news/ratings', { refCode, ...toRatingChange(findRating(refCode), rating) });
  if (isSent) saveRating(refCode, rating);
  set({ refCode, isSending: false, message: isSent ? '' : sorry });
  return isSent;
}
