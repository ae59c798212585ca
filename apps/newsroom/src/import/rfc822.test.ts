import { expect, test } from 'vitest';
import { parseRfc822 } from './rfc822.ts';

test.each([
  ['Wed, 18 Feb 2026 15:28:35 +0700', '2026-02-18T08:28:35Z'],
  ['18 Feb 2026 08:28 GMT', '2026-02-18T08:28:00Z'],
  ['Wed, 18 Feb 26 08:28:35 UT', '2026-02-18T08:28:35Z'],
  ['Thu, 18 Feb 99 08:28:35 Z', '1999-02-18T08:28:35Z'],
  ['  wed, 8 february 2026 03:28:35 est ', '2026-02-08T08:28:35Z'],
  ['Wed, 18 Feb 2026 15:28:35 ICT', '2026-02-18T08:28:35Z'],
  ['Wed, 18 Feb 2026 05:58:35 -02:30', '2026-02-18T08:28:35Z'],
  // the name of the day says nothing that the date does not say
  ['Mon, 18 Feb 2026 15:28:35 +0700', '2026-02-18T08:28:35Z'],
])('parseRfc822 reads %j as %s', (text, instant) => {
  expect(parseRfc822(text)).toEqual(new Date(instant));
});

test.each([
  '',
  'yesterday',
  '2026-02-18T15:28:35+07:00',
  '30 Feb 2026 08:28:35 GMT',
  '32 Jan 2026 08:28:35 GMT',
  '18 Foo 2026 08:28:35 GMT',
  '18 Feb 2026 24:00:00 GMT',
  '18 Feb 2026 08:61:00 GMT',
  '18 Feb 2026 08:28:35',
  '18 Feb 2026 08:28:35 XYZ',
  '18 Feb 0000 08:28:35 GMT',
  `${' '.repeat(50_000)}x`,
])('parseRfc822 returns null for “$0”', (text) => {
  expect(parseRfc822(text)).toBeNull();
});
