/** How far the Buddhist era is ahead of the Common Era. */
export const BUDDHIST_ERA_YEARS = 543;

/**
 * How a year may stand otherwise: 2025 for 2568, 2568 for 2025, both for the 68 of ปี 68; nothing for what is no year
 * that news speaks of (2400 to 2643 in the Buddhist era, 1857 to 2100 in the Christian one, 40 to 99 as the end of a
 * Buddhist year).
 */
export function listOtherYears(word: string): string[] {
  const year = Number(word);
  if (/^[4-9]\d$/.test(word)) return [`25${word}`, String(2500 + year - BUDDHIST_ERA_YEARS)];
  if (!/^\d{4}$/.test(word)) return [];
  if (year >= 2400 && year <= 2643) return [String(year - BUDDHIST_ERA_YEARS)];
  if (year >= 1857 && year <= 2100) return [String(year + BUDDHIST_ERA_YEARS)];
  return [];
}
