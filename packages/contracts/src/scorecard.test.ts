import { expect, test } from 'vitest';
import { scorecard } from './scorecard.ts';

const UNMEASURED = { firstByte: null, lcp: null, inp: null, cls: null };

test('numbers of a scorecard may be digits in strings', () => {
  expect(
    scorecard.parse({
      days: [{ day: '2026-11-22', answered: '4310', failed: '2', minutes: '1440' }],
      speed: { firstByte: { p75: '81.5', samples: '4312' }, cls: { p75: 0.02, samples: 12 } },
      corrections: { published: '96', corrected: '2', withdrawn: '0', medianSeconds: '5400' },
    }),
  ).toEqual({
    days: [{ day: '2026-11-22', answered: 4310, failed: 2, minutes: 1440 }],
    speed: { ...UNMEASURED, firstByte: { p75: 81.5, samples: 4312 }, cls: { p75: 0.02, samples: 12 } },
    corrections: { published: 96, corrected: 2, withdrawn: 0, medianSeconds: 5400 },
  });
});

test.each([undefined, null, '', 'soon', -1, {}])('what is measured as %j was not measured', (measured) => {
  const read = scorecard.parse({
    speed: { lcp: { p75: measured, samples: 12 } },
    corrections: { medianSeconds: measured },
  });
  expect(read.speed).toEqual(UNMEASURED);
  expect(read.corrections.medianSeconds).toBeNull();
});

test.each([undefined, null, ''])('a scorecard without its parts (%j) has measured nothing', (part) => {
  expect(scorecard.parse({ days: part, speed: part, corrections: part })).toEqual({
    days: [],
    speed: UNMEASURED,
    corrections: { published: 0, corrected: 0, withdrawn: 0, medianSeconds: null },
  });
});
