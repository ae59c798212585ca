import { toImageAddress, toLoadingProps } from '../../ui/index.ts';
import styles from './Backdrop.module.css';

interface BackdropProps {
  src: string;
  /** The upright picture for phones; by default the same, cropped to 3:4. */
  mobileSrc?: string;
  eager?: boolean;
}

/** A picture from edge to edge, with text over it: it darkens towards the text. */
export function Backdrop({ src, mobileSrc, eager = false }: BackdropProps) {
  return (
    <div className={`${styles.backdrop} not-printed`}>
      {src && (
        <picture>
          {mobileSrc ? (
            <source
              media="(max-width: 767.98px)"
              srcSet={`${toImageAddress(mobileSrc, 360)} 360w, ${toImageAddress(mobileSrc, 720)} 720w`}
              sizes="100vw"
            />
          ) : (
            <>
              {/* where the head is upright, the sides of a wider picture would be loaded and not seen */}
              <source media="(max-width: 479.98px)" srcSet={toImageAddress(src, 480)} />
              <source media="(max-width: 767.98px)" srcSet={toImageAddress(src, 800)} />
            </>
          )}
          <img
            src={toImageAddress(src, 1280)}
            srcSet={`${toImageAddress(src, 1280)} 1280w, ${toImageAddress(src, 1600, 'fit')} 1600w`}
            sizes="100vw"
            alt=""
            width={1280}
            height={720}
            {...toLoadingProps(eager)}
          />
        </picture>
      )}
    </div>
  );
}
