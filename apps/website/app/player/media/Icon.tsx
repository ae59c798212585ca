import type { PlayerIcon } from './icons.ts';

/** A picture on a button. `size` in pixels. */
export function Icon({ icon: { name, path }, size = 24 }: { icon: PlayerIcon; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-icon={name}>
      <path d={path} />
    </svg>
  );
}
