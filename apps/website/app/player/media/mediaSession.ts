import { bindListeners } from './bindListeners.ts';

/** What the buttons of a lock screen, of headphones, of a car and of a remote control may do. */
type SessionActions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** What is played, in the words of a lock screen; null when nothing is. */
export type SessionMetadata = MediaMetadataInit | null;

// whose buttons they are: of several players on a page those of the one that began last
let owner: SessionActions | undefined;

/**
 * A player on a lock screen, a headphone's buttons, a car's: they are its own from when its element plays until another
 * one does. Answers what says what is played.
 */
export function bindMediaSession(media: HTMLMediaElement, actions: SessionActions): (about: SessionMetadata) => void {
  const session = navigator.mediaSession;
  if (!session) return () => {};
  let current: SessionMetadata = null;
  let shown = '';

  const show = () => {
    const text = JSON.stringify(current);
    // a browser that is told the same again draws its picture anew
    if (text !== shown) session.metadata = current && new MediaMetadata(current);
    shown = text;
    session.playbackState = !current ? 'none' : media.paused ? 'paused' : 'playing';
  };
  const setActions = (isOurs: boolean) => {
    for (const [action, handler] of Object.entries(actions))
      try {
        session.setActionHandler(action as MediaSessionAction, isOurs ? handler : null);
      } catch {
        // not every browser knows every button
      }
  };
  const showIfOurs = () => {
    if (owner === actions) show();
  };
  const tellPosition = () => {
    const { duration, currentTime: position, playbackRate } = media;
    if (owner === actions && Number.isFinite(duration) && position <= duration)
      session.setPositionState?.({ duration, position, playbackRate });
  };
  const take = () => {
    if (!current) return;
    if (owner !== actions) {
      owner = actions;
      shown = '';
      setActions(true);
    }
    show();
    tellPosition();
  };
  bindListeners(media, {
    playing: take,
    pause: showIfOurs,
    durationchange: tellPosition,
    seeked: tellPosition,
    ratechange: tellPosition,
  });

  return (about) => {
    current = about;
    // it may have begun before there was anything to say of it
    if (!owner && !media.paused) take();
    if (owner !== actions) return;
    show();
    if (about) return;
    owner = undefined;
    setActions(false);
  };
}
