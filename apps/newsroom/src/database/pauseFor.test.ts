import { MINUTE_MS } from '@sala/thai';
import { expect, test } from 'vitest';
import { pauseFor } from './pauseFor.ts';

test('pauseFor ends early, and without an error, when its signal is aborted', async () => {
  const closing = new AbortController();
  const pausing = pauseFor(MINUTE_MS, closing.signal);
  closing.abort();
  await expect(pausing).resolves.toBeUndefined();
  await expect(pauseFor(MINUTE_MS, closing.signal)).resolves.toBeUndefined();
});
