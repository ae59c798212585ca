import type { DatedList } from '@sala/contracts';
import { addDays, DATE_LOCALES, formatFullDay, formatTime, isDayAlone } from '@sala/thai';
import { Archive } from '../../../components/archive/index.ts';
import { type CardItem, type CardList, TimedCard } from '../../../components/articleCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { Notice, PageTitle } from '../../../ui/index.ts';
import { WithAside } from '../WithAside.tsx';
import { Calendar, toDayPath } from './Calendar.tsx';
import styles from './RoundupPage.module.css';

interface RoundupPageProps {
  page: number;
  day: string;
  today: string;
  first: string;
  areas: { dailyNews: Area<CardList<DatedList>> };
}

/** The news of one day, the latest first, by the parts of the day; beside it the calendar of its month. */
export function RoundupPage({ page, day, today, first, areas }: RoundupPageProps) {
  const date = formatFullDay(day);
  return (
    <div className="container">
      <PageTitle title="รวมข่าวรายวัน" page={page} />
      <WithAside aside={<Calendar day={day} first={first} today={today} locale={DATE_LOCALES['th-TH']} />}>
        <div className={styles.day}>
          <h2>{date}</h2>
          <p className={`${styles.steps} not-printed`}>
            {day > first && <a href={toDayPath(addDays(day, -1))}>วันก่อนหน้า</a>}
            {day < today && <a href={toDayPath(addDays(day, 1))}>วันถัดไป</a>}
            <a href="#calendar">เลือกวันอื่น</a>
          </p>
        </div>
        <Archive
          name="dailyNews"
          area={areas.dailyNews}
          path={toDayPath(day)}
          page={page}
          what={`ข่าวของ${date}`}
          empty={<NoNews day={day} today={today} first={first} />}
        >
          {(item, _, before) => (
            <>
              {findPart(item) !== findPart(before) && <h2 className={styles.part}>{findPart(item) || 'ไม่ระบุเวลา'}</h2>}
              <TimedCard item={item} printDate={false} />
            </>
          )}
        </Archive>
      </WithAside>
    </div>
  );
}

const PARTS = ['หลังเที่ยงคืนถึงเช้ามืด', 'ช่วงเช้า', 'ช่วงบ่าย', 'ช่วงค่ำ'];

/** The part of the day in which an article appeared; empty where the time is unknown. */
function findPart(item: CardItem | undefined): string {
  if (!item || item.publishedAt === null || isDayAlone(item.publishedAt)) return '';
  return PARTS[Math.floor(Number(formatTime(item.publishedAt).slice(0, 2)) / 6)] ?? '';
}

function NoNews({ day, today, first }: { day: string; today: string; first: string }) {
  return (
    <Notice title={day === today ? 'วันนี้ยังไม่มีข่าว' : 'ไม่มีข่าวในวันที่เลือก'}>
      <p>
        {day > first && (
          <>
            <a href={toDayPath(addDays(day, -1))}>ดูข่าวของวันก่อนหน้า</a> หรือ{' '}
          </>
        )}
        เลือกวันอื่นจากปฏิทิน หรือกลับไปที่ <a href="/news">ข่าวเด่นวันนี้</a>
      </p>
    </Notice>
  );
}
