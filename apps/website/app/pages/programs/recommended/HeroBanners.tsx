import { useState } from 'react';
import { toPlainTitle } from '../../../platform/headlines/index.ts';
import { LinkButton, toImageAddress, toLinkTarget } from '../../../ui/index.ts';
import { Backdrop } from '../Backdrop.tsx';
import type { Banner } from '../banner.ts';
import styles from './HeroBanners.module.css';
import { useSlides } from './useSlides.ts';

/**
 * The banners from edge to edge (SPEC 3.5-44 to 3.5-47), in a row that scrolls. A script shows the next one after a
 * while, until the reader pauses it, and never with reduced motion.
 */
export function HeroBanners({ banners }: { banners: Banner[] }) {
  const [isPaused, setPaused] = useState(false);
  const { slides, current, show } = useSlides(banners.length, isPaused);
  const isOne = banners.length === 1;
  return (
    <section className={styles.hero} data-theme="dark" aria-roledescription="แบนเนอร์" aria-label="รายการเด่น">
      <ul className={styles.slides} ref={slides} data-event="clickHighLight">
        {banners.map((banner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one title, and their order never changes
          <li key={index} className={styles.slide}>
            <Backdrop src={banner.picture} mobileSrc={banner.mobilePicture} eager={index === 0} />
            <div className={styles.text}>
              <Heading {...banner} />
              {banner.subtitle && <p>{banner.subtitle}</p>}
              <Buttons {...banner} />
            </div>
          </li>
        ))}
      </ul>
      {!isOne && (
        <div className={`${styles.controls} needs-script`}>
          <button
            type="button"
            className={styles.pause}
            aria-label={isPaused ? 'เล่นแบนเนอร์ต่อ' : 'หยุดแบนเนอร์'}
            onClick={() => setPaused(!isPaused)}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d={isPaused ? 'M7 4v16l13-8z' : 'M6 4h4v16H6zM14 4h4v16h-4z'} fill="currentColor" />
            </svg>
          </button>
          {banners.map(({ title }, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              type="button"
              className={styles.dot}
              aria-label={`แบนเนอร์ที่ ${index + 1} ${toPlainTitle(title)}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** The text of a banner; a picture may need none. */
function Heading({ title, logo }: Banner) {
  if (!title) return null;
  return (
    <h2>
      {logo ? <img className={styles.logo} src={toImageAddress(logo, 320, 'fit')} alt={toPlainTitle(title)} /> : title}
    </h2>
  );
}

function Buttons({ title, primary, secondary }: Banner) {
  if (!primary && !secondary) return null;
  // a label that occurs on several banners names its own
  const of = <span className="visually-hidden"> {title}</span>;
  return (
    <p className={styles.buttons}>
      {primary && (
        <LinkButton href={primary.href} {...toLinkTarget(primary.href)}>
          {primary.label}
          {of}
        </LinkButton>
      )}
      {secondary && (
        <LinkButton href={secondary.href} outline {...toLinkTarget(secondary.href)}>
          {secondary.label}
          {of}
        </LinkButton>
      )}
    </p>
  );
}
