import { useEffect, useRef, useState } from 'react';
import { toLinkTarget } from '../../ui/index.ts';
import styles from './BreakingStrip.module.css';
import type { BreakingNews } from './breakingNews.ts';

interface BreakingStripProps {
  items: BreakingNews['items'];
  /** The analytics event of a tap on a headline. */
  event?: string;
}

const TURN_MS = 6000;

/**
 * Breaking news: a strip that turns to the next headline every six seconds, until the reader pauses it or takes hold of
 * it.
 */
export function BreakingStrip({ items, event }: BreakingStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isPaused, setPaused] = useState(false);
  const turns = items.length > 1;

  useEffect(() => {
    if (isPaused || !turns || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const turning = setInterval(() => {
      const strip = list.current;
      // the reader reads it: the pointer is on it or the focus in it
      if (!strip || document.hidden || strip.matches(':hover, :focus-within')) return;
      const current = Math.round(strip.scrollLeft / strip.clientWidth);
      const next = (current + 1) % items.length;
      strip.scrollTo({ left: next * strip.clientWidth, behavior: 'smooth' });
    }, TURN_MS);
    return () => clearInterval(turning);
  }, [isPaused, turns, items.length]);

  return (
    <section className={styles.strip} aria-label="ข่าวด่วน">
      <div className={`container ${styles.row}`}>
        <strong className={styles.label}>ด่วน</strong>
        <ul ref={list} data-event={event}>
          {items.map((item) => (
            <li key={item.id}>
              <a href={item.href} {...toLinkTarget(item.href)}>
                <span>{item.title}</span>
              </a>
            </li>
          ))}
        </ul>
        {turns && (
          <button type="button" className="needs-script" onClick={() => setPaused(!isPaused)} data-paused={isPaused}>
            <span className="visually-hidden">{isPaused ? 'เลื่อนข่าวด่วนต่อ' : 'หยุดเลื่อนข่าวด่วน'}</span>
          </button>
        )}
      </div>
    </section>
  );
}
