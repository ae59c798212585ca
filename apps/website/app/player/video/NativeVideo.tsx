import type { ReactNode } from 'react';
import { type ImageWidth, toImageAddress } from '../../ui/index.ts';

interface NativeVideoProps {
  title: string;
  src: string;
  poster: string;
  posterWidth: ImageWidth;
  className?: string | undefined;
  /** What stands beside the video. */
  children?: ReactNode;
}

/** The browser's own player, for browsers without scripts: it plays what it can. */
export function NativeVideo({ title, src, poster, posterWidth, className, children }: NativeVideoProps) {
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useMediaCaption: captions come with the stream */}
      <video
        className={className}
        aria-label={title}
        controls
        playsInline
        preload="none"
        src={src}
        poster={toImageAddress(poster, posterWidth) || undefined}
      />
      {children}
    </noscript>
  );
}
