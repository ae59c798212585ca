import type { ReactNode } from 'react';
import styles from './Player.module.css';

interface IconButtonProps {
  name: string;
  disabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** A button with a picture on it, whose name is also its tooltip. */
export function IconButton({ name, disabled = false, onPress, children }: IconButtonProps) {
  return (
    <button type="button" className={styles.press} title={name} aria-label={name} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
