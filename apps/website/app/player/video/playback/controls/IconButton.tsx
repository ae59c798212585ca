import type { ReactNode } from 'react';
import styles from './Controls.module.css';

interface IconButtonProps {
  name: string;
  onPress(): void;
  /** Whether it is on, for what can be turned on and off. */
  isOn?: boolean;
  disabled?: boolean;
  className?: string | undefined;
  /** What a press is told as. */
  event?: string;
  children: ReactNode;
}

/** A button with a picture on it, whose name is also its tooltip. */
export function IconButton({
  name,
  onPress,
  isOn,
  disabled = false,
  className = '',
  event,
  children,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.press} ${className}`}
      title={name}
      aria-label={name}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onPress}
      data-event={event}
    >
      {children}
    </button>
  );
}
