/** A length in words and whole minutes: `38 นาที`, `1 ชั่วโมง 5 นาที`; empty when not known. */
export function formatLength(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds <= 0) return '';
  if (minutes < 1) return 'ไม่ถึง 1 นาที';
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} ชั่วโมง`, minutes % 60 > 0 && `${minutes % 60} นาที`].filter(Boolean).join(' ');
}
