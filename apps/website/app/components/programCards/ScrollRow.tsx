import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ScrollRow.module.css';

interface ScrollRowProps {
  /** `li` elements with a card each. */
  children: ReactNode;
  className: string | undefined;
  kind: 'wide' | 'tall';
}

/** A row of cards that is pushed to the side: by a finger, by the wheel, with the focus; by a mouse with two arrows. */
export function ScrollRow({ children, className, kind }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const [ways, setWays] = useState({ back: false, on: false });
  const look = () => {
    // a finger has no use for the arrows
    if (!row.current || matchMedia('(hover: none)').matches) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    const [back, on] = [scrollLeft > 8, scrollLeft + clientWidth < scrollWidth - 8];
    setWays((was) => (was.back === back && was.on === on ? was : { back, on }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but the element
  useEffect(() => {
    if (!row.current) return;
    const watch = new ResizeObserver(look);
    watch.observe(row.current);
    return () => watch.disconnect();
  }, []);
  const push = (screens: number) => row.current?.scrollBy({ left: screens * row.current.clientWidth });
  return (
    <div className={styles.row}>
      <ul className={className} data-kind={kind} data-scrolls ref={row} onScroll={look}>
        {children}
      </ul>
      {ways.back && <Arrow way="back" onClick={() => push(-0.8)} />}
      {ways.on && <Arrow way="on" onClick={() => push(0.8)} />}
    </div>
  );
}

// with the keyboard one goes from card to card, and the row follows
function Arrow({ way, onClick }: { way: 'back' | 'on'; onClick: () => void }) {
  return (
    <button type="button" className={styles.arrow} data-way={way} onClick={onClick} tabIndex={-1} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path
          d={way === 'back' ? 'M15 4l-8 8 8 8' : 'M9 4l8 8-8 8'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
        />
      </svg>
    </button>
  );
}
