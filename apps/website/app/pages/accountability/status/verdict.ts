import type { Measure, ScorecardDay } from '@sala/contracts';

/** Whether a promise was met; `unmeasured` is neither met nor broken. */
export type Verdict = 'met' | 'broken' | 'unmeasured';

export const VERDICTS: Record<Verdict, string> = {
  met: 'ทำได้ตามสัญญา',
  broken: 'ยังทำไม่ได้ตามสัญญา',
  unmeasured: 'ยังไม่ได้วัด',
};

/** The probes of a day: `share` is that of the successful ones, from 0 to 1, null without any. */
export function toAvailability(days: ScorecardDay[]): { share: number | null; probes: number; measuredDays: number } {
  const answered = days.reduce((sum, day) => sum + day.answered, 0);
  const probes = answered + days.reduce((sum, day) => sum + day.failed, 0);
  const measuredDays = days.filter(({ minutes }) => minutes > 0).length;
  return { share: probes > 0 ? answered / probes : null, probes, measuredDays };
}

/** A share in per cent, never rounded up: 99.999 % is not all. */
export function formatPercent(share: number): string {
  return `${(Math.floor(share * 10_000 + 1e-6) / 100).toFixed(share === 1 ? 0 : 2)}%`;
}

/** The level of a day's bar: complete, as promised, or less. */
export function toLevel(day: ScorecardDay, promised: number): 'all' | 'promised' | 'less' | 'none' {
  const { share } = toAvailability([day]);
  if (share === null) return 'none';
  return share === 1 ? 'all' : share >= promised ? 'promised' : 'less';
}

/** True when a measurement is at most the promised value. */
export function toVerdict(measure: Measure, promised: number): Verdict {
  return measure === null ? 'unmeasured' : measure.p75 <= promised ? 'met' : 'broken';
}

const UNITS = [
  { name: 'วัน', seconds: 86_400 },
  { name: 'ชั่วโมง', seconds: 3600 },
  { name: 'นาที', seconds: 60 },
];

/** A duration in its largest unit: `2 ชั่วโมง`. */
export function roundRoughly(seconds: number): string {
  const unit = UNITS.find((one) => seconds >= one.seconds);
  return unit ? `${Math.round(seconds / unit.seconds)} ${unit.name}` : 'ไม่ถึงหนึ่งนาที';
}
