import { useSyncExternalStore } from 'react';
import styles from './ListenButton.module.css';
import { isPlaying, listen, playerSlot } from './listen.ts';
import type { PlayRequest } from './playRequest.ts';

type ListenButtonProps = PlayRequest & {
  /** What stands on it; a small round button without, named for its article. */
  label?: string;
};

/** Begins to read an article or a playlist aloud, and pauses what it began. Without scripts it is not there. */
export function ListenButton({ label, ...request }: ListenButtonProps) {
  const id = 'contentId' in request ? request.contentId : (request.from ?? request.playlist);
  const plays = useSyncExternalStore(playerSlot.subscribe, () => isPlaying(id), playerSlot.onServer);
  const action = plays ? 'หยุดฟัง' : 'ฟัง';
  return (
    <button
      type="button"
      className={`${label ? styles.named : styles.round} needs-script not-printed`}
      aria-label={label ? undefined : `${action}ข่าว${request.title ? `: ${request.title}` : ''}`}
      onClick={() => void listen(request)}
      data-playing={plays}
      data-event={plays ? undefined : 'contentTTS'}
      data-content-id={id}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={plays ? 'M8 5v14m8-14v14' : 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v6H4zm13 0h3v6h-3z'} />
      </svg>
      {label && (plays ? action : label)}
    </button>
  );
}
