const BUDDHIST_AHEAD = 543;

/**
 * The same year in the other era: 2025 for 2568 and 2568 for 2025; null for what is no year that news speaks of (2400 to 2643 in the
 * Buddhist era, 1857 to 2100 in the Christian one).
 */
export const yearInOtherEra = (word: string): string | null => {
  if (!/^\d{4}$/.test(word)) return null;
  const year = Number(word);
  if (year >= 2400 && year <= 2643) return String(year - BUDDHIST_AHEAD);
  if (year >= 1857 && year <= 2100) return String(year + BUDDHIST_AHEAD);
  return null;
};
