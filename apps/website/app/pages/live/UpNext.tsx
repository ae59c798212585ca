import { formatSpan, formatTime, thaiText } from '@sala/thai';
import { AccessMarks } from '../../components/programCards/index.ts';
import { Notice, Picture, SectionHeading } from '../../ui/index.ts';
import type { Airing } from '../schedule/index.ts';
import type { ChannelWithStream } from './liveNow.ts';
import styles from './UpNext.module.css';

/** The number of airings beside the picture; the rest is in the schedule. */
const MAX_AIRINGS = 8;

interface UpNextProps {
  channel: ChannelWithStream;
  /** The next airings, sorted by time. */
  items: Airing[];
  /** True when the schedule failed to load. */
  hasFailed: boolean;
}

/** The next airing, large, then the rest of today, and a link to the whole schedule. */
export function UpNext({ channel, items: [next, ...rest], hasFailed }: UpNextProps) {
  return (
    <section aria-labelledby="up-next">
      <SectionHeading id="up-next" title="ต่อไป" />
      {!next && <NothingToTell hasFailed={hasFailed} />}
      {next && (
        <article className={styles.first}>
          {next.picture && <Picture src={next.picture} alt="" maxImgSize={640} />}
          <div>
            <h3>{next.href ? <a href={next.href}>{next.title}</a> : next.title}</h3>
            <p>
              เริ่ม <At instant={next.startsAt} />
              &nbsp;น. ยาว <span>{formatSpan(next.startsAt, next.endsAt)}</span>
              {next.episodeTitle && <span>{` · ${next.episodeTitle}`}</span>}
            </p>
            <AccessMarks marks={next.access} />
          </div>
        </article>
      )}
      {rest.length > 0 && (
        <ol className={styles.later} aria-label="รายการถัดไปของวันนี้">
          {rest.slice(0, MAX_AIRINGS).map((item) => (
            <li key={item.startsAt}>
              <At instant={item.startsAt} />
              <div>
                <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
                {item.episodeTitle && <p>{item.episodeTitle}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.all}>
        {channel.kind === 'special' ? (
          <a href="/program/schedules">ผังรายการของทุกช่อง</a>
        ) : (
          <a href={`/program/schedules?channel=${channel.key}`}>{thaiText`ผังรายการทั้งหมดของ${channel.title}`}</a>
        )}
      </p>
    </section>
  );
}

function At({ instant }: { instant: number }) {
  return <time dateTime={new Date(instant).toISOString()}>{formatTime(instant)}</time>;
}

function NothingToTell({ hasFailed }: { hasFailed: boolean }) {
  return hasFailed ? (
    <Notice title="ขณะนี้ยังแสดงผังรายการไม่ได้">
      <p>ชมสดได้ตามปกติ ผังรายการจะกลับมาเองเมื่อพร้อม</p>
    </Notice>
  ) : (
    <Notice title="ยังไม่มีรายการถัดไปในผัง" />
  );
}
