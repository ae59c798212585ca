import { expect, test } from 'vitest';
import { parseMediaType } from './parseMediaType.ts';

test.each([
  ['audio/mpeg', 'audio/mpeg'],
  ['Text/VTT; charset=utf-8', 'text/vtt'],
  ['application/vnd.apple.mpegurl ;version=3', 'application/vnd.apple.mpegurl'],
  ['audio/mpeg, text/html', ''],
  ['audio/mpeg;a="b, text/html', ''],
  ['text/html,audio/mpeg', ''],
  ['audio/', ''],
  ['audio', ''],
  [null, ''],
])('the media type of %j is %j', (contentType, type) => {
  expect(parseMediaType(contentType)).toBe(type);
});
