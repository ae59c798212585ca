import { CHANNELS, type Channel, toLivePath } from '@sala/station';
import { formatTime, thaiText } from '@sala/thai';
import { isLeftOut } from '../../platform/leftOut/index.ts';
import { LinkButton } from '../../ui/index.ts';
import type { Airing } from '../schedule/index.ts';
import type { ChannelWithStream } from './liveNow.ts';
import styles from './OffAirNotice.module.css';

interface OffAirNoticeProps {
  channel: ChannelWithStream;
  isShown: boolean;
  /** When the channel is on the air again; null when that is not known. */
  backAt: number | null;
  /** The airing that it begins with. */
  next: Airing | undefined;
}

export const OFF_AIR_NOTICE_ID = 'off-air';

/** A channel that is always on. */
const ONLINE_CHANNEL = CHANNELS.find(({ kind }: Channel) => kind === 'online');

/**
 * Shown in place of the picture while a channel is off the air: when it is back, and what to watch instead. Its live
 * region is always there: screen readers announce what enters one, not a region that comes with its text.
 */
export function OffAirNotice({ isShown, ...notice }: OffAirNoticeProps) {
  return (
    <div id={OFF_AIR_NOTICE_ID} role="status">
      {isShown && <Notice {...notice} />}
    </div>
  );
}

function Notice({ channel, backAt, next }: Omit<OffAirNoticeProps, 'isShown'>) {
  const isSpecial = channel.kind === 'special';
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>
        {isSpecial ? 'ขณะนี้ไม่มีการถ่ายทอดสดพิเศษ' : thaiText`${channel.title}จบการออกอากาศของวันแล้ว`}
      </p>
      {backAt !== null && (
        <p>
          <span>{isSpecial ? 'ถ่ายทอดสดครั้งต่อไปเวลา ' : 'กลับมาออกอากาศอีกครั้งเวลา '}</span>
          <time dateTime={new Date(backAt).toISOString()}>{formatTime(backAt)}</time>&nbsp;น.
          {next && <span>{` ด้วยรายการ ${next.title}`}</span>}
        </p>
      )}
      <p className={styles.ways}>
        {isSpecial ? (
          <LinkButton href="/live" look="secondary">
            ชมสดช่องหลัก
          </LinkButton>
        ) : (
          ONLINE_CHANNEL &&
          !isLeftOut(toLivePath(ONLINE_CHANNEL)) && (
            <LinkButton href={toLivePath(ONLINE_CHANNEL)} look="secondary">
              ชมสดช่องออนไลน์
            </LinkButton>
          )
        )}
        {!isLeftOut('/program') && (
          <LinkButton href="/program/watch/rerun" look="light">
            ดูรายการย้อนหลัง
          </LinkButton>
        )}
      </p>
    </div>
  );
}
