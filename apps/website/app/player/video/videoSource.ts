/** Something that is watched: an episode, a clip, a short clip, a channel. */
export interface VideoSource {
  /** What it is kept under for resuming, such as `episode-501`, `live-tv`. */
  id: string;
  title: string;
  /** Where it is: an HLS playlist or an MP4, an address that browsers may load (`streamAddress` has been applied). */
  src: string;
  /** The picture's address at its source; '' for none. */
  poster: string;
  /** Seconds, 0 when not known. */
  durationSeconds: number;
  /** A channel: it begins by itself without sound, and can be behind what is on now. */
  isLive?: boolean;
  /** A clip of the news: that it is played is told of no programme. */
  isNews?: boolean;
  /** 16:9, or 9:16. */
  aspect?: 'wide' | 'tall';
  /** The page's own path: it is shared with `?t=SECONDS`. */
  path: string;
  /** What follows at the end, after a countdown that can be stopped. */
  next?: { title: string; href: string } | null;
}
