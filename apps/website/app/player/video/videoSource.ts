/** Something that is watched: an episode, a clip, a short clip, a channel. */
export interface VideoSource {
  /** The key under which its resume position is stored, such as `episode-501`, `live-tv`. */
  id: string;
  title: string;
  /** The address of an HLS playlist or an MP4 that browsers may load (`streamAddress` has been applied). */
  src: string;
  /** The picture's address at its source; '' for none. */
  poster: string;
  /** Seconds, 0 when not known. */
  durationSeconds: number;
  /** True for a channel, which starts muted by itself and can be behind live. */
  isLive?: boolean;
  /** True for a news clip, whose plays and shares are those of no programme. */
  isNews?: boolean;
  /** 16:9, or 9:16. */
  aspect?: 'wide' | 'tall';
  /** The page's own path: it is shared with `?t=SECONDS`. */
  path: string;
  /** What follows at the end, after a countdown that can be stopped. */
  next?: { title: string; href: string } | null;
}

/** The event of a share button in the player (SPEC 7.15-02 to 7.15-04). */
export function toShareEvent({ isLive, isNews }: VideoSource): 'liveShare' | 'contentShare' | 'programShare' {
  if (isLive) return 'liveShare';
  return isNews ? 'contentShare' : 'programShare';
}
