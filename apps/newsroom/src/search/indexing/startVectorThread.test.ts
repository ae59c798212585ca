import { expect, test } from 'vitest';
import { toArticleVector } from './articleVector.ts';
import { startVectorThread } from './startVectorThread.ts';

const TEXTS = ['ฝนตกหนักทั่วกรุงเทพฯ', 'น้ำท่วมถนนสุขุมวิท'].map((title) => ({ title, lead: '', body: `<p>${title}</p>` }));

test('the thread answers each list with the vectors of its texts, in order', async () => {
  const thread = startVectorThread();
  const [both, one] = await Promise.all([thread.toVectors(TEXTS), thread.toVectors(TEXTS.slice(1))]);
  expect(both).toEqual(TEXTS.map(toArticleVector));
  expect(one).toEqual(TEXTS.slice(1).map(toArticleVector));
  await thread.stop();
});

test('whoever waits for a stopped thread, or asks it, learns that it has ended', async () => {
  const thread = startVectorThread();
  const waiting = thread.toVectors(TEXTS);
  waiting.catch(() => {});
  await thread.stop();
  await expect(waiting).rejects.toThrow('has ended');
  await expect(thread.toVectors(TEXTS)).rejects.toThrow('has ended');
});
