import type { Scorecard } from '@sala/contracts';
import { ACCOUNTABILITY } from '@sala/station';
import { formatNumber } from '@sala/thai';
import type { ReactNode } from 'react';
import type { Area } from '../../../platform/areas/index.ts';
import { Notice } from '../../../ui/index.ts';
import { Part, Statement } from '../Statement.tsx';
import { Availability } from './Availability.tsx';
import { Speed } from './Speed.tsx';
import styles from './StatusPage.module.css';
import { formatPercent, roundRoughly, toAvailability, VERDICTS, type Verdict } from './verdict.ts';

export const LEAD =
  'เราสัญญาอะไรกับท่าน และ 30 วันที่ผ่านมาทำได้เพียงใด ตัวเลขมาจากเครื่องวัดของเว็บไซต์เอง สิ่งใดไม่ได้วัด เราบอกว่ายังไม่ได้วัด';

/** The promises of the site, and the measurements of the last 30 days. */
export function StatusPage({ area }: { area: Area<Scorecard> }) {
  return (
    <Statement title="สัญญาของเว็บไซต์ และผลที่วัดได้" lead={LEAD}>
      {area.response ? (
        <Measured scorecard={area.response} />
      ) : (
        <Notice title="ขณะนี้ยังแสดงผลการวัดไม่ได้">
          <p>
            ข้อมูลยังอยู่ครบ โปรดลองใหม่อีกครั้งในอีกสักครู่ หรือดู <a href="/corrections">การแก้ไขข่าว</a>
          </p>
        </Notice>
      )}
    </Statement>
  );
}

function Measured({ scorecard: { days, speed, corrections } }: { scorecard: Scorecard }) {
  const { share, probes, measuredDays } = toAvailability(days);
  const promised = ACCOUNTABILITY.availability;
  const verdict = share === null ? 'unmeasured' : share >= promised ? 'met' : 'broken';
  return (
    <>
      <Part id="availability" title="เปิดได้เสมอ">
        <MeasuredPromise verdict={verdict} value={share === null ? '' : formatPercent(share)}>
          สัญญา: หน้าหลัก ข่าวล่าสุด และช่องสดเปิดได้อย่างน้อย {formatNumber(promised * 100)}% ของทุกครั้งที่ลอง
        </MeasuredPromise>
        <p>
          {share === null
            ? 'เครื่องวัดยังไม่เคยทำงาน'
            : `เครื่องวัดลองเปิดสามหน้านี้ทุกนาทีอย่างที่ผู้อ่านเปิด รวม ${formatNumber(probes)} ครั้ง ใน ${measuredDays} จาก ${days.length} วัน นาทีที่เครื่องวัดไม่ทำงานนับเป็นยังไม่ได้วัด ไม่ใช่เปิดได้`}
        </p>
        <Availability days={days} />
      </Part>
      <Part id="speed" title="รวดเร็ว">
        <p>
          ตัวเลขคือสิ่งที่ผู้อ่านสามในสี่ได้รับหรือเร็วกว่านั้น ช่องแรกวัดโดยเครื่องวัดของเรา ที่เหลือวัดในเบราว์เซอร์ของผู้อ่านที่ยอมรับคุกกี้
          รวมโทรศัพท์รุ่นเก่าและสัญญาณช้า
        </p>
        <Speed speed={speed} />
      </Part>
      <Part id="accessible" title="ทุกคนเข้าถึงได้">
        <MeasuredPromise verdict="unmeasured" value="">
          สัญญา: ทุกหน้าเป็นไปตาม WCAG 2.2 ระดับ AA
        </MeasuredPromise>
        <p>
          เราตรวจหน้าทุกแบบก่อนเผยแพร่ทุกครั้ง แต่ไม่ได้วัดระหว่างใช้งานจริง อ่านสิ่งที่ใช้ได้และข้อจำกัดที่เรารู้ใน{' '}
          <a href="/accessibility">การเข้าถึงเว็บไซต์</a>
        </p>
      </Part>
      <Part id="corrections" title="แก้ไขข่าวอย่างเปิดเผย">
        <p className={styles.promise}>
          สัญญา: ทุกครั้งที่แก้ข้อเท็จจริง เราบอกในข่าวนั้นและรวมไว้ใน <a href="/corrections">การแก้ไขข่าว</a>
        </p>
        <dl className={styles.counts}>
          <Count title="ข่าวที่เผยแพร่" count={formatNumber(corrections.published)} />
          <Count title="แก้ไขข้อเท็จจริง" count={formatNumber(corrections.corrected)} />
          <Count title="ถอนออก" count={formatNumber(corrections.withdrawn)} />
          <Count
            title="ครึ่งหนึ่งแก้ไขภายใน"
            count={corrections.medianSeconds === null ? 'ยังไม่มีการแก้ไข' : roundRoughly(corrections.medianSeconds)}
          />
        </dl>
      </Part>
    </>
  );
}

interface MeasuredPromiseProps {
  verdict: Verdict;
  /** The measurements; empty without any. */
  value: string;
  children: ReactNode;
}

function MeasuredPromise({ verdict, value, children }: MeasuredPromiseProps) {
  return (
    <div className={styles.measured} data-verdict={verdict}>
      <p className={styles.value}>
        {value && <span>{value}</span>} <strong>{VERDICTS[verdict]}</strong>
      </p>
      <p className={styles.promise}>{children}</p>
    </div>
  );
}

function Count({ title, count }: { title: string; count: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{count}</dd>
    </div>
  );
}
