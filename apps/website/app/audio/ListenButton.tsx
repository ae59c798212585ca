import styles from './ListenButton.module.css';
import { listen } from './listen.ts';
import type { Wish } from './wish.ts';

type ListenButtonProps = Wish & {
  /** What stands on it; a small round button without, named for its story. */
  label?: string;
};

/** Begins to read a story or a playlist aloud. Without scripts it is not there. */
export function ListenButton({ label, ...wish }: ListenButtonProps) {
  const name = label ?? `ฟังข่าว${wish.title ? `: ${wish.title}` : ''}`;
  return (
    <button
      type="button"
      className={`${label ? styles.named : styles.round} needs-script not-printed`}
      aria-label={label ? undefined : name}
      onClick={() => void listen(wish)}
      data-event="contentTTS"
      data-content-id={'contentId' in wish ? wish.contentId : wish.playlist}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v6H4zm13 0h3v6h-3z" />
      </svg>
      {label}
    </button>
  );
}
