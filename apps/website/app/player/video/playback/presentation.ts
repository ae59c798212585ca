// an iPhone shows no element but a video in full, and calls it so
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
    // a phone turns the picture as it is made, where it may
    .then(() =>
      (screen.orientation as { lock?(to: string): Promise<void> }).lock?.(isTall(video) ? 'portrait' : 'landscape'),
    )
    .catch(() => {});
}

const isTall = ({ videoWidth, videoHeight }: HTMLVideoElement) => videoHeight > videoWidth;

/** Whether a video can be watched in a window of its own here. */
export const hasPictureInPicture = (video: HTMLVideoElement): boolean =>
  document.pictureInPictureEnabled && !video.disablePictureInPicture;

export function togglePictureInPicture(video: HTMLVideoElement): void {
  const done = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture();
  done.catch(() => {});
}
