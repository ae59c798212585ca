import { readStored, writeStored } from '../../../platform/localStore/index.ts';

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** A viewer's settings, for all videos. */
export interface Settings {
  /** From 0 to 1. */
  volume: number;
  speed: number;
  /** The height of the picture in px, 0 for automatic. */
  quality: number;
  /** Null until the viewer has turned captions on or off. */
  isCaptioned: boolean | null;
  /** Whether the next episode follows by itself. */
  playsOn: boolean;
}

const KEY = 'videoSettings';
const isObject = (value: unknown): value is Partial<Record<keyof Settings, unknown>> =>
  typeof value === 'object' && value !== null;

/** The stored settings, without invalid ones. */
export function readSettings(): Settings {
  const { volume, speed, quality, isCaptioned, playsOn } = readStored(KEY, isObject, {});
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
    speed: SPEEDS.find((known) => known === speed) ?? 1,
    quality: Number.isInteger(quality) ? (quality as number) : 0,
    isCaptioned: typeof isCaptioned === 'boolean' ? isCaptioned : null,
    playsOn: playsOn !== false,
  };
}

/** Calls `changed` when another tab has stored settings. Returns what ends it. */
export function onSettingsElsewhere(changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => key === KEY && changed();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Stores what the viewer has changed: another tab may have stored other settings since this page read them. */
export function saveSettings(changed: Partial<Settings>): void {
  writeStored(KEY, { ...readSettings(), ...changed });
}
