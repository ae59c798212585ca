import { useEffect, useRef, useState } from 'react';
import styles from './Footer.module.css';
import { FooterContents } from './FooterContents.tsx';

/** SPEC 2.5-08 */
const LAZY_OFFSET = '300px';

/**
 * The footer. Its contents come when the reader is 300 px from them; its place is kept from the start, and without
 * scripts they stand there at once.
 */
export function Footer({ isLazy }: { isLazy: boolean }) {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(!isLazy);
  useEffect(() => {
    if (!place.current || isNear) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: LAZY_OFFSET,
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return (
    <footer className={`${styles.footer} not-printed`} ref={place}>
      {isNear ? (
        <FooterContents />
      ) : (
        <noscript>
          <FooterContents />
        </noscript>
      )}
    </footer>
  );
}
