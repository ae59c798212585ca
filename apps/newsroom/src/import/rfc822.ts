const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

// the names that RFC 822 has, in hours from Greenwich, and Thailand's, which feeds from there write
const ZONES: Record<string, number> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  ict: 7,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};

const DATE =
  /^(?:[a-z]{3,9},\s*)?(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{4}|\d{2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+(?:([+-])(\d{2}):?(\d{2})|([a-z]{1,3}))$/i;

/**
 * Parses a date of RSS (RFC 822, also with years of four digits); null for an invalid one, and for years before 1900.
 */
export function parseRfc822(text: string): Date | null {
  const [, day, monthName = '', year = '', hour, minute, second = '0', sign, zoneHour, zoneMinute, zoneName = ''] =
    DATE.exec(text.trim()) ?? [];
  const month = MONTHS.indexOf(monthName.toLowerCase());
  if (month === -1) return null;
  // RFC 2822 reads two digits so
  const fullYear = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900);
  const offset = sign
    ? (sign === '-' ? -1 : 1) * (Number(zoneHour) * 60 + Number(zoneMinute))
    : (ZONES[zoneName.toLowerCase()] ?? Number.NaN) * 60;
  const at = Date.UTC(fullYear, month, Number(day), Number(hour), Number(minute), Number(second));
  const isDay = new Date(Date.UTC(fullYear, month, Number(day))).getUTCMonth() === month;
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  if (!isDay || !isTime || fullYear < 1900 || Number.isNaN(offset)) return null;
  return new Date(at - offset * 60_000);
}
