import { formatLongDate } from '@sala/thai';
import { AccessMarks, type VideoItem } from '../../../components/programCards/index.ts';
import { Duration, Picture } from '../../../ui/index.ts';
import styles from './FeaturedVideo.module.css';
import { PlayIcon } from './PlayIcon.tsx';

/** Featured content: an episode or a clip, and a label. */
export type FeaturedItem = VideoItem & { label: string; description: string };

/** The featured video of a programme's page (SPEC 2.14-08), large. */
export function FeaturedVideo({ item, isRestricted }: { item: FeaturedItem; isRestricted: boolean }) {
  const { title, href, picture, seconds, airedAt, access, label, description } = item;
  return (
    <section aria-labelledby="featured">
      <article className={styles.card}>
        <div className={styles.picture}>
          <Picture src={picture} alt="" maxImgSize={1280} />
          {!isRestricted && <PlayIcon />}
        </div>
        <div className={styles.text}>
          <p className={styles.label}>{label}</p>
          <h2 id="featured">
            <a href={href}>{title}</a>
          </h2>
          {description && <p className={styles.description}>{description}</p>}
          <div className={styles.facts}>
            {airedAt !== null && <time dateTime={new Date(airedAt).toISOString()}>{formatLongDate(airedAt)}</time>}
            <Duration seconds={seconds} />
            <AccessMarks marks={access} />
          </div>
        </div>
      </article>
    </section>
  );
}
