import { STATION } from '@sala/station';
import { isLeftOut } from '../platform/leftOut/index.ts';
import styles from './EventBanner.module.css';

/**
 * The banner of the station's special event: a link to its page, with a picture of its own on a phone (SPEC 2.5-10 to
 * 2.5-12).
 */
export function EventBanner() {
  const event = STATION.event;
  if (!event || isLeftOut(event.href)) return null;
  return (
    <aside className="not-printed" aria-label={event.title}>
      <a className={styles.banner} href={event.href} data-event="bannerAds">
        <picture>
          <source media="(max-width: 767.98px)" srcSet={event.mobilePicture} />
          <img src={event.picture} alt="" />
        </picture>
        <span className={styles.words}>
          <strong>{event.title}</strong> <span>{event.text}</span>
        </span>
      </a>
    </aside>
  );
}
