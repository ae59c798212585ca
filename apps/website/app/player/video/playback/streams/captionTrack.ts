export const isCaption = ({ kind }: TextTrack): boolean => kind === 'captions' || kind === 'subtitles';

/** The captions of an element, in Thai if there are any. */
export function findCaptionTrack(video: HTMLVideoElement): TextTrack | null {
  const tracks = [...video.textTracks].filter(isCaption);
  return tracks.find(({ language }) => language.startsWith('th')) ?? tracks[0] ?? null;
}
