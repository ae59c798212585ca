import type { Widgets } from '@sala/contracts';
import { formatNumber } from '@sala/thai';
import { UpdatedAt } from './WeatherWidget.tsx';
import styles from './Widgets.module.css';

type Gold = NonNullable<Widgets['gold']>;

/** The price of gold: its title, the shops' buying and selling prices, and the change (SPEC 1-29). */
export function GoldWidget({ gold: { title, buy, sell, difference, updatedAt } }: { gold: Gold }) {
  return (
    <section className={styles.widget} aria-labelledby="gold">
      <h2 id="gold">ราคาทอง</h2>
      <div className={styles.gold}>
        <p>
          <strong>{title}</strong>
          <span className={styles.quiet}>บาทต่อทองหนัก 1 บาท</span>
        </p>
        {typeof difference === 'number' && <Difference of={difference} />}
      </div>
      <dl className={styles.prices}>
        <div>
          <dt>รับซื้อ</dt>
          <dd>{formatNumber(buy)}</dd>
        </div>
        <div>
          <dt>ขายออก</dt>
          <dd>{formatNumber(sell)}</dd>
        </div>
      </dl>
      <UpdatedAt at={updatedAt} />
    </section>
  );
}

/** The change: an arrow, a word and a sign, for readers who cannot tell the colours apart. */
function Difference({ of }: { of: number }) {
  const way = of > 0 ? 'up' : of < 0 ? 'down' : 'same';
  const { word, arrow } = WAYS[way];
  return (
    <p className={styles.difference} data-way={way}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={arrow} />
      </svg>
      {word}
      {of !== 0 && ` ${of > 0 ? '+' : '−'}${formatNumber(Math.abs(of))}`}
    </p>
  );
}

const WAYS = {
  up: { word: 'ขึ้น', arrow: 'M6 1l5 10H1z' },
  down: { word: 'ลง', arrow: 'M6 11 1 1h10z' },
  same: { word: 'คงที่', arrow: 'M0 5h12v2H0z' },
};
