import { bindListeners } from './bindListeners.ts';

/** The actions of the buttons on a lock screen, headphones, a car and a remote control. */
type SessionActions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** The title and picture that a lock screen shows; null when nothing plays. */
export type SessionMetadata = MediaMetadataInit | null;

interface SessionPlayer {
  actions: SessionActions;
  takeOver(): void;
}

// the player that the buttons control: the one that began last
let owner: SessionPlayer | undefined;
// the one before, which may still be open when the owner has been closed
let former: SessionPlayer | undefined;

/**
 * Connects a player with the lock screen and with the buttons of headphones and cars, from when its element plays until
 * another one does, and again when that one is closed. Returns what sets the title that they show.
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
    setActions(owner.actions, false);
    session.setPositionState?.();
    owner = undefined;
  };
  const showIfOurs = () => {
    if (owner === player) show();
  };
  const updatePosition = () => {
    const { duration, currentTime: position, playbackRate } = media;
    if (owner === player && Number.isFinite(duration) && position <= duration)
      session.setPositionState?.({ duration, position, playbackRate });
  };
  const takeOver = () => {
    if (!current) return;
    if (owner !== player) {
      former = owner;
      release();
      owner = player;
      shownText = '';
      setActions(actions, true);
    }
    show();
    updatePosition();
  };
  const player: SessionPlayer = { actions, takeOver };
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
    if (owner !== player) return;
    show();
    if (about) return;
    release();
    former?.takeOver();
  };
}
