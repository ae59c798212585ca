import { useSyncExternalStore } from 'react';
import styles from './ListenButton.module.css';
import { isPlaying, listen, playerSlot } from './listen.ts';
import { toListenAction, toListenIcon, toListenLabel } from './listenLabel.ts';
import type { PlayRequest } from './playRequest.ts';

type ListenButtonProps = PlayRequest & {
  /** The button's text; without it the button is small and round, and named after its article. */
  label?: string;
};

/** Plays and pauses an article or a playlist. Without scripts it is hidden. */
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
      className={`${label ? styles.named : styles.round} needs-script`}
      aria-label={label ? undefined : toListenLabel(request.title ?? '', plays)}
      onClick={() => void listen(request)}
      data-playing={plays}
      data-event={plays ? '' : 'contentTTS'}
      data-content-id={id}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={toListenIcon(plays)} />
      </svg>
      {label && <span>{plays ? toListenAction(plays) : label}</span>}
    </button>
  );
}
