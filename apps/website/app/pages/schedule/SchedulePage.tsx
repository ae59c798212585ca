import type { PartnerSchedule } from '@sala/contracts';
import { PARTNER_CHANNEL } from '@sala/station';
import { DAY_MS, formatFullDay, formatLongDate, thaiText, toStartOfDay } from '@sala/thai';
import type { Area } from '../../platform/areas/index.ts';
import { useReloadWhile } from '../../platform/routing/index.ts';
import { Notice, PageTitle } from '../../ui/index.ts';
import type { Airing } from './airing.ts';
import { toCalendarPath } from './calendarPath.ts';
import type { ChannelView } from './channels.ts';
import { ChannelHead, DayHead } from './GridHeads.tsx';
import { PartnerUpcoming } from './PartnerUpcoming.tsx';
import { ScheduleNav } from './ScheduleNav.tsx';
import styles from './SchedulePage.module.css';
import { findToday, findVisibleDay, isOutdated, type ScheduleInput } from './scheduleInput.ts';
import { TimeGrid } from './TimeGrid.tsx';
import { useNowAt } from './useNowAt.ts';

interface SchedulePageProps {
  input: ScheduleInput;
  /** The days that are shown. */
  days: string[];
  /** The period that they cover, in milliseconds since 1970. */
  span: { from: number; to: number };
  channels: ChannelView[];
  areas: { schedules: Area<Airing[]> };
  partner: { items: PartnerSchedule['items']; hasFailed: boolean };
}

const WHICH = { day: 'วันที่เลือก', week: 'สัปดาห์ที่เลือก' };

/** The schedules: the channels of a day side by side, or the days of one channel's week. */
export function SchedulePage({ input, days, span, channels, areas, partner }: SchedulePageProps) {
  const items = areas.schedules.response ?? [];
  const now = useNowAt(() => items.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const { view, date } = input;
  const channel = channels.find(({ key }) => key === input.channel);
  const today = findToday(input, days, now);
  useReloadWhile(isOutdated(input, days, now));
  const [day = today] = days;
  const visibleDay = findVisibleDay(input, days, today);
  const isFromNow = view === 'day' && date === '';
  const isOver = now >= span.to;
  // airings that have ended are removed (SPEC 4.6-02), except where a whole day was chosen
  const remaining = isFromNow ? items.filter(({ endsAt }) => endsAt > now) : items;
  return (
    <div className={styles.page}>
      <PageTitle
        title="ผังรายการ"
        lead={
          view === 'day'
            ? formatFullDay(toStartOfDay(date || day))
            : `${channel?.title ?? ''} ทั้งสัปดาห์ ตั้งแต่วันที่ ${formatLongDate(day)}`
        }
      />
      <ScheduleNav input={input} channels={channels} today={today} days={days} isNowShown={day === today} />
      {remaining.length === 0 ? (
        <NothingListed
          hasFailed={areas.schedules.error !== null}
          of={isFromNow ? 'วันนี้' : WHICH[view]}
          isOver={isFromNow && isOver}
        />
      ) : view === 'day' ? (
        <TimeGrid
          caption={`ผังรายการ${formatFullDay(toStartOfDay(day))}`}
          columns={channels.map((one) => ({
            key: one.key,
            zero: toStartOfDay(day),
            items: remaining.filter((item) => item.channel === one.key),
            head: <ChannelHead channel={one} />,
          }))}
          phoneColumn={input.channel}
          from={isFromNow ? now - toStartOfDay(day) : 0}
          to={span.to - toStartOfDay(day)}
          now={now}
          hasNowLine
        />
      ) : (
        <TimeGrid
          caption={thaiText`ผังรายการของ${channel?.title ?? ''} ทั้งสัปดาห์`}
          columns={days.map((one) => ({
            key: one,
            zero: toStartOfDay(one),
            items: remaining,
            head: <DayHead day={one} isToday={one === today} />,
          }))}
          phoneColumn={visibleDay}
          from={0}
          to={DAY_MS}
          now={now}
          hasNowLine={false}
        />
      )}
      <Subscriptions channels={channels} />
      <PartnerUpcoming name={PARTNER_CHANNEL.name} {...partner} isOfDay={!isFromNow} />
    </div>
  );
}

/** Links that subscribe to a channel's schedule in the reader's calendar. */
function Subscriptions({ channels }: { channels: ChannelView[] }) {
  return (
    <p className={`${styles.subscriptions} not-printed`}>
      รับผังรายการในปฏิทินของท่าน:{' '}
      {channels.map(({ key, title }) => (
        <a key={key} href={toCalendarPath(key)} download>
          {title}
        </a>
      ))}
    </p>
  );
}

interface NothingListedProps {
  hasFailed: boolean;
  /** The chosen day or week, in words. */
  of: string;
  /** Whether the page is still open after the day has ended. */
  isOver: boolean;
}

function NothingListed({ hasFailed, of, isOver }: NothingListedProps) {
  if (hasFailed)
    return (
      <Notice title="ขณะนี้ยังแสดงผังรายการไม่ได้">
        <p>
          โปรดลองใหม่อีกครั้งในอีกสักครู่ หรือ <a href="/live">ชมสด</a> ได้ตามปกติ
        </p>
      </Notice>
    );
  return (
    <Notice title={isOver ? 'ผังรายการของวันนี้จบแล้ว' : `ไม่มีผังรายการของ${of}`}>
      <p>
        <a href="/program/schedules">ดูผังรายการล่าสุด</a>
      </p>
    </Notice>
  );
}
