import { useLightbox } from '../../news/index.ts';
import { imageAddress, Picture } from '../../ui/index.ts';
import { CardGrid } from '../cards/index.ts';

/** A picture of a gallery, which is shown large over the page. */
export interface PictureShown {
  id: string;
  picture: string;
  caption: string;
  credit: string;
}

/** Pictures beside each other, each a link to all of it, which a script shows over the page. */
export function GalleryRow({ pictures }: { pictures: PictureShown[] }) {
  const { open, lightbox } = useLightbox(pictures);
  return (
    <>
      <CardGrid scrolls>
        {pictures.map(({ id, picture, caption }, index) => (
          <li key={id}>
            <a href={imageAddress(picture, 1600, 'fit')} onClick={(event) => open(event, index)}>
              <Picture src={picture} alt={caption || `ภาพที่ ${index + 1}`} maxImgSize={640} />
            </a>
          </li>
        ))}
      </CardGrid>
      {lightbox}
    </>
  );
}
