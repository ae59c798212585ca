/** `2 นาที 59 วินาที`: screen readers would read `02:59` as an hour of the day. */
export function formatSpokenLength(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [
    [Math.floor(whole / 3600), 'ชั่วโมง'],
    [Math.floor(whole / 60) % 60, 'นาที'],
    [whole % 60, 'วินาที'],
  ].filter(([amount]) => amount);
  return parts.length > 0 ? parts.flat().join(' ') : '0 วินาที';
}
