import { isLiveAt, listUpcoming, type PartnerSchedule } from '@sala/contracts';
import { formatShortDate, formatTime, isWithinToday, thaiText } from '@sala/thai';
import { Notice, Picture, SectionHeading } from '../../ui/index.ts';
import styles from './PartnerUpcoming.module.css';
import { useNowAt } from './useNowAt.ts';

interface PartnerUpcomingProps {
  /** The channel's name. */
  name: string;
  items: PartnerSchedule['items'];
  hasFailed: boolean;
  /** True for the airings of a chosen day, false for those from now on. */
  isOfDay: boolean;
}

/**
 * The airings of a partner's channel: the current one and the next (SPEC 3.6-04 to 3.6-07), without those that have
 * ended meanwhile (4.6-02); or those of a chosen day.
 */
export function PartnerUpcoming({ name, items, hasFailed, isOfDay }: PartnerUpcomingProps) {
  const now = useNowAt(() => items.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const airings = isOfDay ? items.map((item) => ({ ...item, isLive: isLiveAt(item, now) })) : listUpcoming(items, now);
  const title = isOfDay ? thaiText`รายการทาง${name}` : thaiText`รายการถัดไปทาง${name}`;
  if (airings.length === 0 && !hasFailed) return null;
  return (
    <section className={styles.partner} aria-labelledby="partner">
      <SectionHeading id="partner" title={title} />
      {hasFailed ? (
        <Notice title={thaiText`ขณะนี้ยังแสดง${title}ไม่ได้`} />
      ) : (
        <ol>
          {airings.map((item) => (
            <li key={item.startsAt}>
              <article>
                <Picture src={item.imgUrl} alt="" maxImgSize={640} />
                <p className={styles.time}>
                  {item.isLive && <strong>สด</strong>}
                  {!isWithinToday(item.startsAt, item.endsAt, now) && (
                    <span>{`${formatShortDate(item.startsAt)} `}</span>
                  )}
                  <time dateTime={new Date(item.startsAt).toISOString()}>{formatTime(item.startsAt)}</time>–
                  <time dateTime={new Date(item.endsAt).toISOString()}>{formatTime(item.endsAt)}</time>&nbsp;น.
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
      )}
    </section>
  );
}
