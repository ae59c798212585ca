import { type RefObject, useEffect } from 'react';
import { useLightbox } from '../../../components/lightbox/index.ts';
import type { PictureView } from './overview.ts';

/** Shows the picture of a link over the page instead. */
export type OpenPicture = ReturnType<typeof useLightbox>['open'];

export interface PictureOverlayProps {
  pictures: PictureView[];
  /** Where it leaves what the links call. */
  open: RefObject<OpenPicture | null>;
}

/** The pictures of a gallery, one at a time over the page. */
export function PictureOverlay({ pictures, open }: PictureOverlayProps) {
  const { open: show, lightbox } = useLightbox(pictures);
  useEffect(() => {
    open.current = show;
  });
  return lightbox;
}
