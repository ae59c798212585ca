import { useLightbox } from '../../../components/lightbox/index.ts';
import { CardGrid } from '../../../components/programCards/index.ts';
import { Picture, SectionHeading, toImageAddress } from '../../../ui/index.ts';
import type { PictureView } from './overview.ts';

/** A row of pictures, each a link to the whole picture, which a script opens over the page; nothing without any. */
export function GalleryRow({ pictures }: { pictures: PictureView[] }) {
  const { open, lightbox } = useLightbox(pictures);
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="gallery">
      <SectionHeading id="gallery" title="แกลเลอรี" />
      <CardGrid scrolls>
        {pictures.map(({ id, picture, caption }, index) => (
          <li key={id}>
            <a href={toImageAddress(picture, 1600, 'fit')} onClick={(event) => open(event, index)}>
              <Picture src={picture} alt={caption || `ภาพที่ ${index + 1}`} maxImgSize={640} />
            </a>
          </li>
        ))}
      </CardGrid>
      {lightbox}
    </section>
  );
}
