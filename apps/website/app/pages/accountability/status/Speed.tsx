import type { Scorecard } from '@sala/contracts';
import { formatNumber } from '@sala/thai';
import styles from './Speed.module.css';
import { toVerdict, VERDICTS } from './verdict.ts';

const formatMilliseconds = (value: number) =>
  value < 1000 ? `${Math.round(value)} มิลลิวินาที` : `${(value / 1000).toFixed(1).replace('.0', '')} วินาที`;
const formatPlain = (value: number) => String(Math.round(value * 1000) / 1000);

/** The promised speed: the bounds that Google's Web Vitals call good. */
const PROMISES = [
  { of: 'firstByte', title: 'หน้าเว็บเริ่มตอบ', promised: 800, format: formatMilliseconds, name: '', meaning: '' },
  {
    of: 'lcp',
    title: 'เนื้อหาหลักปรากฏ',
    promised: 2500,
    format: formatMilliseconds,
    name: 'LCP',
    meaning: 'Largest Contentful Paint',
  },
  {
    of: 'inp',
    title: 'ตอบสนองการแตะหรือกด',
    promised: 200,
    format: formatMilliseconds,
    name: 'INP',
    meaning: 'Interaction to Next Paint',
  },
  {
    of: 'cls',
    title: 'เนื้อหาขยับระหว่างอ่าน',
    promised: 0.1,
    format: formatPlain,
    name: 'CLS',
    meaning: 'Cumulative Layout Shift',
  },
] as const;

/** The promised speed, and the 75th percentile of the measurements. */
export function Speed({ speed }: { speed: Scorecard['speed'] }) {
  return (
    <ul className={styles.measures}>
      {PROMISES.map(({ of, title, name, meaning, promised, format }) => {
        const measured = speed[of];
        const verdict = toVerdict(measured, promised);
        return (
          <li key={of} data-verdict={verdict}>
            <h3>
              {title}
              {name && (
                <>
                  {' '}
                  <abbr title={meaning}>{name}</abbr>
                </>
              )}
            </h3>
            <p className={styles.value}>{measured ? format(measured.p75) : VERDICTS.unmeasured}</p>
            <p>
              สัญญา: ไม่เกิน {format(promised)}
              {measured && (
                <>
                  <br />
                  {VERDICTS[verdict]} จาก {formatNumber(measured.samples)} ครั้ง
                </>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
