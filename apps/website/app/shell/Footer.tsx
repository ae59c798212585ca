import { createLazyPart, useNear } from '../ui/index.ts';
import styles from './Footer.module.css';

/** SPEC 2.5-08 */
const LAZY_OFFSET = '300px';

// the server renders in one go and has them from the start; browsers load them when they are shown
const FooterContents = import.meta.env.SSR
  ? (await import('./FooterContents.tsx')).default
  : createLazyPart(() => import('./FooterContents.tsx'), { selector: 'footer > div' });

/**
 * The footer. Its contents come when the reader is 300 px from them; its place is kept from the start, and without
 * scripts they stand there at once.
 */
export function Footer({ isLazy }: { isLazy: boolean }) {
  const { place, isNear } = useNear<HTMLElement>(LAZY_OFFSET, !isLazy);
  return (
    <footer className={`${styles.footer} not-printed`} ref={place} data-event="clickFooter footerLink">
      {isNear ? <FooterContents /> : <noscript>{import.meta.env.SSR && <FooterContents needsNoScripts />}</noscript>}
    </footer>
  );
}
