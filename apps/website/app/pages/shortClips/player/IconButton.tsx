import type { ReactNode } from 'react';
import styles from './ShortClipPlayer.module.css';

interface IconButtonProps {
  name: string;
  onClick: () => void;
  /** For what is on or off, such as captions. */
  isOn?: boolean;
  isDisabled?: boolean;
  /** What a press is told as. */
  event?: string;
  /** Its sign, and maybe a word. */
  children: ReactNode;
}

/** A round button on the picture. Disabled, it keeps the focus: keyboard users stay where they are. */
export function IconButton({ name, onClick, isOn, isDisabled = false, event, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.press}
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      data-event={event}
      onClick={() => !isDisabled && onClick()}
    >
      {children}
    </button>
  );
}
