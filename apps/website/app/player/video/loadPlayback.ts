/** What plays videos, for rooms that have controls of their own; it comes when it is asked for. */
export const loadPlayback = () => import('./playback/index.ts');

export type PlaybackModule = Awaited<ReturnType<typeof loadPlayback>>;
