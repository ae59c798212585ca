import type { HighlightText } from '@sala/contracts';

/** SPEC 9.6-31 */
export const BAR_COUNT = 70;
const LOWEST = 0.18;

/**
 * How much is spoken in each part of an article, from 0 to 1, one number for each bar. Pauses are low; without lines or
 * duration all bars are equal.
 */
export function toWaveform(lines: readonly HighlightText[], duration: number): number[] {
  const width = duration / BAR_COUNT;
  const letterCounts = Array.from({ length: BAR_COUNT }, (_, bar) => {
    const [from, to] = [bar * width, (bar + 1) * width];
    return lines.reduce((sum, { text, startOffsetSeconds: start, endOffsetSeconds: end }) => {
      const share = (Math.min(end, to) - Math.max(start, from)) / (end - start);
      return share > 0 ? sum + share * text.length : sum;
    }, 0);
  });
  const most = Math.max(...letterCounts);
  return letterCounts.map((letters) => (most > 0 ? Math.max(LOWEST, letters / most) : 2 * LOWEST));
}
