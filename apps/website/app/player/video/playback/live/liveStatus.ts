import { toBangkokClock } from '@sala/thai';

/** The position in a channel. All in seconds; positions are those of the element. */
export interface LivePosition {
  /** The first available position, and the live position: as near to the newest as plays without a stall. */
  from: number;
  to: number;
  /** How far the picture is behind the newest position, and how far it is when playback is live. */
  latency: number;
  targetLatency: number;
  segmentSeconds: number;
  /** When position 0 was broadcast, in milliseconds since 1970; null when the stream does not tell. */
  zeroAt: number | null;
}

/** A playlist grows by one segment and is read once in that time: so many segments of delay still count as live. */
const TOLERATED_SEGMENTS = 2;

export interface LiveStatus {
  /** True when playback is live. */
  isLive: boolean;
  /** How far playback is behind live, in whole seconds; 0 when it is live. */
  behind: number;
}

export function toLiveStatus({ latency, targetLatency, segmentSeconds }: LivePosition): LiveStatus {
  const isLive = latency <= targetLatency + TOLERATED_SEGMENTS * segmentSeconds;
  return { isLive, behind: isLive ? 0 : Math.round(latency - targetLatency) };
}

/** `ช้ากว่าสด 22 นาที`: in whole minutes, as a clock would be read as an hour of the day. */
export function formatBehind(seconds: number): string {
  if (seconds < 60) return `ช้ากว่าสด ${seconds} วินาที`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `ช้ากว่าสด${hours > 0 ? ` ${hours} ชั่วโมง` : ''}${minutes > 0 ? ` ${minutes} นาที` : ''}`;
}

/** `14:32:05`: Thai time. */
export function formatWallClock(at: number): string {
  return toBangkokClock(at).toISOString().slice(11, 19);
}
