import type { Emergency } from '@sala/contracts';
import { useEffect, useState } from 'react';
import { publishHeight } from '../../ui/index.ts';
import styles from './EmergencyBanner.module.css';

/** Pages that fill the window are lower by it. */
const emergencyHeight = publishHeight('--emergency');

interface EmergencyBannerProps {
  /** What was raised when the page was rendered. */
  raised: Emergency | null;
  pathname: string;
}

/**
 * What everybody must know at once, on every page until it is lowered; a reader may fold it. On an open page it comes
 * as an alert.
 */
export function EmergencyBanner({ raised, pathname }: EmergencyBannerProps) {
  const [latest, setLatest] = useState<Emergency | null>();
  const emergency = latest === undefined ? raised : latest;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page announces it again
  useEffect(() => {
    let end = () => {};
    let hasEnded = false;
    // loaded apart, to keep the first visit small; after a failure the next page tries again
    import('./watchEmergency.ts').then(
      ({ watchEmergency }) => {
        if (!hasEnded) end = watchEmergency(setLatest);
      },
      () => {},
    );
    return () => {
      hasEnded = true;
      end();
    };
  }, [pathname]);

  if (!emergency) return null;
  const { text, href } = emergency;
  return (
    <section
      className={styles.emergency}
      aria-label="ประกาศฉุกเฉิน"
      role={text === raised?.text ? undefined : 'alert'}
      ref={emergencyHeight}
      key={text}
    >
      <details className="container" open>
        <summary>ประกาศฉุกเฉิน</summary>
        <p>
          {text} {href && <a href={href}>อ่านรายละเอียด</a>}
        </p>
      </details>
    </section>
  );
}
