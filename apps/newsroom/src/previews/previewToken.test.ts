import { expect, test } from 'vitest';
import { parsePreviewToken, signPreview } from './previewToken.ts';

const NOW = new Date('2026-11-21T11:00:00Z');
const { token, expiresAt } = signPreview('secret', 12, NOW);

test('a preview token is valid for its draft for a week', () => {
  expect(expiresAt).toEqual(new Date('2026-11-28T11:00:00Z'));
  expect(parsePreviewToken('secret', token, NOW)).toEqual({ id: 12, expiresAt });
  expect(parsePreviewToken('secret', token, new Date(expiresAt.getTime() - 1))).not.toBeNull();
  expect(parsePreviewToken('secret', token, expiresAt)).toBeNull();
});

test('a preview token of an episode is valid for that episode, and a draft’s is not', () => {
  const { token: ofEpisode } = signPreview('secret', 12, NOW, 'episode');
  expect(parsePreviewToken('secret', ofEpisode, NOW, 'episode')).toEqual({ id: 12, expiresAt });
  expect(parsePreviewToken('secret', token, NOW, 'episode')).toBeNull();
});

test.each([
  ['of another secret', signPreview('other', 12, NOW).token],
  ['of another draft', token.replace(/^12/, '13')],
  ['with a later expiry', token.replace(/^12\.(\d)/, '12.9$1')],
  ['with another signature', token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')],
  ['of an episode', signPreview('secret', 12, NOW, 'episode').token],
  ['cut short', token.slice(0, -1)],
  ['of one Thai letter', 'ก'],
  ['that is empty', ''],
])('a preview token %s is invalid', (_, wrong) => {
  expect(parsePreviewToken('secret', wrong, NOW)).toBeNull();
});
