import { useSyncExternalStore } from 'react';
import styles from './ListenButton.module.css';
import { isPlaying, listen, playerSlot } from './listen.ts';
import { toListenAction, toListenIcon, toListenLabel } from './listenLabel.ts';
import type { PlayRequest } from './playRequest.ts';

type ListenButtonProps = PlayRequest & {
  /** What stands on it; a small round button without, named for its article. */
  label?: string;
};

/** Begins to read an article or a playlist aloud, and pauses what it began. Without scripts it is not there. */
export function ListenButton({ label, ...request }: ListenButtonProps) {
  const id = 'contentId' in request ? request.contentId : (request.from ?? request.playlist);
  const plays = useSyncExternalStore(
    playerSlot.subscribe,
    () => isPlaying(id),
    () => false,
  );
  return (
    <button
      type="button"
      className={`${label ? styles.named : styles.round} needs-script not-printed`}
      aria-label={label ? undefined : toListenLabel(request.title ?? '', plays)}
      onClick={() => void listen(request)}
      data-playing={plays}
      data-event={plays ? '' : 'contentTTS'}
      data-content-id={id}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={toListenIcon(plays)} />
      </svg>
      {label && (plays ? toListenAction(plays) : label)}
    </button>
  );
}
