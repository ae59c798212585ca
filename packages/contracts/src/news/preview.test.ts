import { expect, test } from 'vitest';
import { articlePreview } from './preview.ts';

const AT = '2026-11-21T18:00:00+07:00';

test('a preview has an article, its version and its expiry', () => {
  const read = articlePreview.parse({ version: 3, expiresAt: AT, article: { id: '0', title: 'ร่าง' } });
  expect(read).toMatchObject({ version: 3, expiresAt: Date.parse(AT), article: { id: '0', title: 'ร่าง' } });
});
