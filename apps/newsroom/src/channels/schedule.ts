/** A programme on a channel: its films, one after the other and over again, for as long as it lasts. */
export interface ScheduledItem {
  start: number;
  end: number;
  films: string[];
}

/**
 * What a channel shows between two times; of two at once the first. Where nothing is planned it shows films of its own,
 * except on a special channel. What it answers for a time that has been is the same for ever: an edit holds from a time
 * on that is kept with it (`toEffectiveTime`).
 */
export type Schedule = (channel: string, from: number, to: number) => Promise<ScheduledItem[]>;

const HALF_HOUR_SECONDS = 1800;

/** The schedule of a station that has none: every half hour two other films, on every channel and every day others. */
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
