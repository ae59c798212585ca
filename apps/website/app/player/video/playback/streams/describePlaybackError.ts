import type { PlaybackError } from '../playback.ts';

/** The statuses of servers for what is missing and will not appear soon. */
export const GONE_STATUSES = [400, 403, 404, 410];

/**
 * Why a stream does not load, by requesting its address once more: `lost` while there is no network or its server
 * fails, null when the address answers as it should.
 */
export async function describePlaybackError(src: string): Promise<PlaybackError | 'lost' | null> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: what an error says is read
    const answer = await fetch(src, { signal: AbortSignal.timeout(10_000) });
    if (answer.ok) {
      await answer.body?.cancel();
      return null;
    }
    if (!GONE_STATUSES.includes(answer.status)) return 'lost';
    const problem: unknown = await answer.json().catch(() => null);
    if (hasTitle(problem, 'Only live')) return { kind: 'onlyLive' };
    return hasTitle(problem, 'Off air')
      ? { kind: 'offAir', onAirAt: parseInstant(problem.on_air_at) }
      : { kind: 'gone' };
  } catch {
    return 'lost';
  }
}

const hasTitle = (problem: unknown, title: string): problem is { on_air_at?: unknown } =>
  typeof problem === 'object' && problem !== null && 'title' in problem && problem.title === title;

function parseInstant(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
