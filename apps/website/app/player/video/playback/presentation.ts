// iPhones show only video elements in fullscreen, by a method of their own
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?(): void };

/** Shows the player on the whole screen, or no longer. */
export function toggleFullscreen(frame: HTMLElement, video: HTMLVideoElement): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if ('requestFullscreen' in frame) fill(frame, video);
  else (video as AppleVideo).webkitEnterFullscreen?.();
}

function fill(frame: HTMLElement, video: HTMLVideoElement): void {
  frame
    .requestFullscreen()
    // turns the screen to the video's orientation where the browser allows it
    .then(() =>
      (screen.orientation as { lock?(to: string): Promise<void> }).lock?.(isTall(video) ? 'portrait' : 'landscape'),
    )
    .catch(() => {});
}

const isTall = ({ videoWidth, videoHeight }: HTMLVideoElement) => videoHeight > videoWidth;

/** True when the browser supports picture-in-picture for the video. */
export const hasPictureInPicture = (video: HTMLVideoElement): boolean =>
  document.pictureInPictureEnabled && !video.disablePictureInPicture;

export function togglePictureInPicture(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement === video) closePictureInPicture(video);
  else video.requestPictureInPicture().catch(() => {});
}

/** Closes the video's floating window: browsers leave it open, and empty, when the video's page is left. */
export function closePictureInPicture(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement === video) document.exitPictureInPicture().catch(() => {});
}
