/** An airing, in seconds since 1970: its films in turn, repeated until its end. */
export interface ChannelAiring {
  startSeconds: number;
  endSeconds: number;
  films: string[];
}

/**
 * The airings of a channel between two times, in seconds since 1970; of two at once the first. Where nothing is planned a channel shows
 * films of its own, unless it is a special channel. The answer for a past time never changes: every edit is stored with
 * the time from which it holds (`toEffectiveSeconds`).
 */
export type Schedule = (channel: string, fromSeconds: number, toSeconds: number) => Promise<ChannelAiring[]>;

const HALF_HOUR_SECONDS = 1800;

/** The schedule of a station that has planned nothing: every half hour two other films, by channel and day. */
export function createRotation(channels: string[], films: string[]) {
  const film = (index: number) => films[index % films.length] ?? '';
  return (channel: string, fromSeconds: number, toSeconds: number): ChannelAiring[] => {
    const shift = channels.indexOf(channel) + 1;
    const airings: ChannelAiring[] = [];
    for (let half = Math.floor(fromSeconds / HALF_HOUR_SECONDS); half * HALF_HOUR_SECONDS < toSeconds; half += 1) {
      const startSeconds = half * HALF_HOUR_SECONDS;
      airings.push({
        startSeconds,
        endSeconds: startSeconds + HALF_HOUR_SECONDS,
        films: [film(half + shift), film(half + shift + 1 + (half % 2))],
      });
    }
    return airings;
  };
}
