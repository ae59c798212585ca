import { formatSpan, formatTime, thaiText } from '@sala/thai';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { AccessMarks } from '../../components/programCards/index.ts';
import { Button } from '../../ui/index.ts';
import type { Airing } from '../schedule/index.ts';
import styles from './CurrentAiring.module.css';
import { type ChannelWithStream, canStartOver } from './liveNow.ts';

interface CurrentAiringProps {
  channel: ChannelWithStream;
  /** The present airing; null when the schedule has none. */
  current: Airing | null;
  now: number;
  /** The airing that the viewer has started over, in place of live. */
  startedOver?: Airing | null;
  /** Absent where it cannot be started over. */
  onStartOver?: (program: Airing | null) => void;
}

/** The present airing: its title, its progress, its access marks, and the button that starts it over. */
export function CurrentAiring({ channel, current, now, startedOver = null, onStartOver }: CurrentAiringProps) {
  const section = useRef<HTMLElement>(null);
  const startOver = (program: Airing | null) => {
    flushSync(() => onStartOver?.(program));
    // the pressed button has gone
    (section.current?.querySelector('button') ?? section.current)?.focus();
  };
  return (
    <section className={styles.now} aria-labelledby="on-now" ref={section} tabIndex={-1}>
      <p className={styles.eyebrow}>
        <span className={styles.live}>ออกอากาศอยู่</span> {channel.title}
      </p>
      <h2 id="on-now">
        {current?.href ? (
          <a href={current.href}>{current.title}</a>
        ) : (
          (current?.title ?? thaiText`กำลังออกอากาศทาง${channel.title}`)
        )}
      </h2>
      {current?.episodeTitle && <p className={styles.episode}>{current.episodeTitle}</p>}
      {current && <Progress of={current} now={now} />}
      {current && <AccessMarks marks={current.access} />}
      {onStartOver && (
        <div className={`${styles.actions} needs-script`}>
          {startedOver && (
            <Button look="warning" onClick={() => startOver(null)}>
              กลับไปชมสด
            </Button>
          )}
          {current && channel.isOwn && current.startsAt !== startedOver?.startsAt && canStartOver(current, now) && (
            <Button look="light" onClick={() => startOver(current)}>
              ดูรายการนี้ตั้งแต่ต้น
            </Button>
          )}
          {/* a screen reader reads out what changes in it, not what it comes with */}
          <p role="status">{startedOver && `กำลังดูย้อนหลังตั้งแต่เวลา ${formatTime(startedOver.startsAt)} น.`}</p>
        </div>
      )}
    </section>
  );
}

/** The progress of an airing. */
function Progress({ of: { startsAt, endsAt }, now }: { of: Airing; now: number }) {
  const minutesLeft = Math.max(1, Math.round((endsAt - now) / 60_000));
  return (
    <div className={styles.progress}>
      <p>
        <time dateTime={new Date(startsAt).toISOString()}>{formatTime(startsAt)}</time>–
        <time dateTime={new Date(endsAt).toISOString()}>{formatTime(endsAt)}</time>&nbsp;น.
      </p>
      {/* the times say the same; a screen reader would beep each minute over the sound of the channel */}
      <progress max={endsAt - startsAt} value={now - startsAt} aria-hidden="true" />
      <p>{`เหลืออีก ${formatSpan(0, minutesLeft * 60_000)}`}</p>
    </div>
  );
}
