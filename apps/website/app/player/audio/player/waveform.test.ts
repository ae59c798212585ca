import { expect, test } from 'vitest';
import { toWaveform } from './waveform.ts';

test('[9.6-31] the waveform has 70 bars, high where much text is spoken and low in pauses', () => {
  const line = (text: string, start: number, end: number) => ({
    text,
    startOffsetSeconds: start,
    endOffsetSeconds: end,
  });
  const bars = toWaveform([line('กขคงจ', 0, 35), line('กขคงจกขคงจ', 50, 70)], 70);
  expect(bars).toHaveLength(70);
  const [slow, pause, fast] = [bars[10], bars[40], bars[60]] as [number, number, number];
  expect(fast).toBeCloseTo(1);
  expect(slow).toBeGreaterThan(pause);
  expect(slow).toBeLessThan(fast);
  expect(new Set(toWaveform([], 0)).size).toBe(1);
  expect(new Set(toWaveform([line('ก', 3, 3)], 10)).size).toBe(1);
});
