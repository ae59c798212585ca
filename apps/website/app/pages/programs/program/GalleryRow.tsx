import { type ComponentType, useEffect, useRef, useState } from 'react';
import { CardGrid } from '../../../components/programCards/index.ts';
import { Picture, toImageAddress } from '../../../ui/index.ts';
import type { PictureView } from './overview.ts';
import type { OpenPicture, PictureOverlayProps } from './PictureOverlay.tsx';

/** Pictures beside each other, each a link to all of it, which a script that comes after the page shows over it. */
export function GalleryRow({ pictures }: { pictures: PictureView[] }) {
  const [OverPage, setOverPage] = useState<ComponentType<PictureOverlayProps> | null>(null);
  const open = useRef<OpenPicture>(null);
  useEffect(() => {
    import('./PictureOverlay.tsx').then(
      (loaded) => setOverPage(() => loaded.PictureOverlay),
      () => {},
    );
  }, []);
  return (
    <>
      <CardGrid scrolls>
        {pictures.map(({ id, picture, caption }, index) => (
          <li key={id}>
            <a href={toImageAddress(picture, 1600, 'fit')} onClick={(event) => open.current?.(event, index)}>
              <Picture src={picture} alt={caption || `ภาพที่ ${index + 1}`} maxImgSize={640} />
            </a>
          </li>
        ))}
      </CardGrid>
      {OverPage && <OverPage pictures={pictures} open={open} />}
    </>
  );
}
