/** A programme on a channel: its films in turn, repeated until its end. */
export interface ScheduledItem {
  start: number;
  end: number;
  films: string[];
}

/**
 * The programmes of a channel between two times; of two at once the first. Where nothing is planned a channel shows
 * films of its own, unless it is a special channel. The answer for a past time never changes: every edit is stored with
 * the time from which it holds (`toEffectiveTime`).
 */
export type Schedule = (channel: string, from: number, to: number) => Promise<ScheduledItem[]>;

const HALF_HOUR_SECONDS = 1800;

/** The schedule of a station that has planned nothing: every half hour two other films, by channel and day. */
export function createRotation(channels: string[], films: string[]) {
  const film = (index: number) => films[index % films.length] ?? '';
  return (channel: string, from: number, to: number): ScheduledItem[] => {
    const shift = channels.indexOf(channel) + 1;
    const items: ScheduledItem[] = [];
    for (let half = Math.floor(from / HALF_HOUR_SECONDS); half * HALF_HOUR_SECONDS < to; half += 1) {
      const start = half * HALF_HOUR_SECONDS;
      items.push({
        start,
        end: start + HALF_HOUR_SECONDS,
        films: [film(half + shift), film(half + shift + 1 + (half % 2))],
      });
    }
    return items;
  };
}
