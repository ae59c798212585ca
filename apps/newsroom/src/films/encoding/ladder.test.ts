import { expect, test } from 'vitest';
import { chooseRungs } from './ladder.ts';

test.each([
  ['of television', 1920, 1080, ['640x360', '1280x720', '1920x1080']],
  ['larger than any size here', 3840, 2160, ['640x360', '1280x720', '1920x1080']],
  ['of the cinema', 1920, 804, ['640x268', '1280x536', '1920x804']],
  ['wider than the cinema', 2560, 1080, ['640x270', '1280x540', '1920x810']],
  ['of a phone held upright', 1080, 1920, ['360x640', '720x1280', '1080x1920']],
  ['of old television', 768, 576, ['480x360', '768x576']],
  ['of a small screen', 1366, 768, ['640x360', '1280x720']],
  ['smaller than any', 321, 241, ['322x242']],
])('a film %s is encoded in the expected sizes, within the limits of their H.264 levels', (_, width, height, sizes) => {
  const rungs = chooseRungs({ width, height, hasSound: true });
  expect(rungs.map((rung) => `${rung.width}x${rung.height}`)).toEqual(sizes);
  // macroblocks of a picture, by level (H.264, table A-1)
  const most: Record<string, number> = { '3.0': 1620, '3.1': 3600, '4.0': 8192 };
  for (const rung of rungs)
    expect(Math.ceil(rung.width / 16) * Math.ceil(rung.height / 16)).toBeLessThanOrEqual(most[rung.level] ?? 0);
});
