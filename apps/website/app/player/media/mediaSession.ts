import { bindListeners } from './bindListeners.ts';

/** The actions of the buttons on a lock screen, headphones, a car and a remote control. */
type SessionActions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** The title and picture that a lock screen shows; null when nothing plays. */
export type SessionMetadata = MediaMetadataInit | null;

// the player that the buttons control: the one that began last
let owner: SessionActions | undefined;

/**
 * Connects a player with the lock screen and with the buttons of headphones and cars, from when its element plays until
 * another one does. Returns what sets the title that they show.
 */
export function bindMediaSession(media: HTMLMediaElement, actions: SessionActions): (about: SessionMetadata) => void {
  const session = navigator.mediaSession;
  if (!session) return () => {};
  let current: SessionMetadata = null;
  let shownText = '';

  const show = () => {
    const text = JSON.stringify(current);
    // setting the same metadata again would make the browser load their picture again
    if (text !== shownText) session.metadata = current && new MediaMetadata(current);
    shownText = text;
    session.playbackState = !current ? 'none' : media.paused ? 'paused' : 'playing';
  };
  const setActions = (set: SessionActions, isBound: boolean) => {
    for (const [action, handler] of Object.entries(set))
      try {
        session.setActionHandler(action as MediaSessionAction, isBound ? handler : null);
      } catch {
        // not every browser supports every action
      }
  };
  /** Leaves nothing of the owner: another player has other buttons, and a channel has no position. */
  const release = () => {
    if (!owner) return;
    setActions(owner, false);
    session.setPositionState?.();
    owner = undefined;
  };
  const showIfOurs = () => {
    if (owner === actions) show();
  };
  const updatePosition = () => {
    const { duration, currentTime: position, playbackRate } = media;
    if (owner === actions && Number.isFinite(duration) && position <= duration)
      session.setPositionState?.({ duration, position, playbackRate });
  };
  const takeOver = () => {
    if (!current) return;
    if (owner !== actions) {
      release();
      owner = actions;
      shownText = '';
      setActions(actions, true);
    }
    show();
    updatePosition();
  };
  bindListeners(media, {
    playing: takeOver,
    pause: showIfOurs,
    durationchange: updatePosition,
    seeked: updatePosition,
    ratechange: updatePosition,
  });

  return (about) => {
    current = about;
    // the element may have begun to play before the metadata were set
    if (!owner && !media.paused) takeOver();
    if (owner !== actions) return;
    show();
    if (!about) release();
  };
}
