import { type PartnerSchedule, upcomingAt } from '@sala/contracts';
import { time } from '@sala/thai';
import { Picture, SectionHeading } from '../ui/index.ts';
import styles from './PartnerUpcoming.module.css';
import { useNowAt } from './useNowAt.ts';

interface PartnerUpcomingProps {
  /** What the channel is called. */
  name: string;
  items: PartnerSchedule['items'];
}

/** What is on at a partner's channel, and what comes next (SPEC 3.6-04 to 3.6-07); what has ended goes by itself (4.6-02). */
export function PartnerUpcoming({ name, items }: PartnerUpcomingProps) {
  const now = useNowAt(() => items.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const upcoming = upcomingAt(items, now);
  if (upcoming.length === 0) return null;
  return (
    <section className={styles.partner} aria-labelledby="partner">
      <SectionHeading id="partner" title={`รายการถัดไปทาง${name}`} />
      <ol>
        {upcoming.map((item) => (
          <li key={item.startsAt}>
            <article>
              <Picture src={item.imgUrl} alt="" maxImgSize={640} />
              <p className={styles.time}>
                {item.isLive && <strong>สด</strong>}
                <time dateTime={new Date(item.startsAt).toISOString()}>{time(item.startsAt)}</time>–
                <time dateTime={new Date(item.endsAt).toISOString()}>{time(item.endsAt)}</time> น.
              </p>
              <h3>
                <a href={item.url} target="_blank" rel="noopener noreferrer">
                  {item.title}
                </a>
              </h3>
              {item.episodeTitle && <p className={styles.episode}>{item.episodeTitle}</p>}
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}
