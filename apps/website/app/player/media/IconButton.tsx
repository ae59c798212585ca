import type { ComponentPropsWithoutRef } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'title' | 'onClick' | 'disabled'> {
  /** Its name is also its tooltip (SPEC 2.15-02). */
  name: string;
  onPress(): void;
  /** Whether a toggle button is on. */
  isOn?: boolean;
  /** The analytics events of a press. */
  event?: string;
}

/**
 * A button of a player with an icon. Its container sets its look by `--button-size`, `--button-radius`,
 * `--button-ground` and `--button-hover`. With `aria-disabled` it does nothing and keeps the focus, so that keyboard
 * users keep their place.
 */
export function IconButton({ name, onPress, isOn, event, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      title={name}
      aria-label={name}
      aria-pressed={isOn}
      data-event={event}
      onClick={() => !rest['aria-disabled'] && onPress()}
      {...rest}
    />
  );
}
