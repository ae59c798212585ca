import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonLook {
  /** SPEC 9.6-33 */
  look?: 'primary' | 'secondary' | 'secondary-b' | 'light' | 'warning';
  /** SPEC 9.6-34: a radius of 50 px, or of 3 px. */
  shape?: 'ellipse' | 'square';
  /** SPEC 9.6-35 */
  outline?: boolean;
  fullWidth?: boolean;
}

function listClasses({ look = 'primary', shape = 'ellipse', outline, fullWidth }: ButtonLook): string {
  return [styles.button, styles[look], styles[shape], outline && styles.outline, fullWidth && styles.fullWidth]
    .filter(Boolean)
    .join(' ');
}

/** A button. Disabled, it shows a not-allowed cursor and ignores clicks (SPEC 4.7-01). */
export function Button({
  look,
  shape,
  outline,
  fullWidth,
  ...rest
}: ButtonLook & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...rest} className={listClasses({ look, shape, outline, fullWidth } as ButtonLook)} />;
}

/** A link that looks like a button (SPEC 9.6-35, navigate-link). */
export function LinkButton({
  look,
  shape,
  outline,
  fullWidth,
  ...rest
}: ButtonLook & Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...rest} className={listClasses({ look, shape, outline, fullWidth } as ButtonLook)} />;
}
