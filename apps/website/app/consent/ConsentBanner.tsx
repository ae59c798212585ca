import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../ui/index.ts';
import styles from './ConsentBanner.module.css';
import type { ConsentChoice } from './consentCookie.ts';
import { choose, closeQuestion, useConsent } from './consentState.ts';

const PRESENT: Record<ConsentChoice, string> = {
  accepted: 'ขณะนี้ท่านเลือก “ยอมรับ” อยู่',
  refused: 'ขณะนี้ท่านเลือก “ไม่ยอมรับ” อยู่',
};

/**
 * The question itself, at the bottom of the window. It covers nothing else and holds no focus: a page can be read without
 * answering. Reopened, it takes the focus of who asked for it, and gives it back.
 */
export default function ConsentBanner({ isReopened }: { isReopened: boolean }) {
  const title = useId();
  const consent = useConsent();
  const banner = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (isReopened) banner.current?.focus();
  }, [isReopened]);

  // what else stands at the bottom of the window stands above it
  useEffect(() => {
    const root = document.documentElement.style;
    const measured = new ResizeObserver(() =>
      root.setProperty('--consent-height', `${banner.current?.offsetHeight}px`),
    );
    if (banner.current) measured.observe(banner.current);
    return () => {
      measured.disconnect();
      root.removeProperty('--consent-height');
    };
  }, []);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const giveFocusBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  const answer = (choice: ConsentChoice) => {
    giveFocusBack();
    choose(choice);
  };
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isReopened) return;
    giveFocusBack();
    closeQuestion();
  };

  return (
    <section
      className={`${styles.banner} not-printed`}
      aria-labelledby={title}
      ref={banner}
      tabIndex={-1}
      onFocus={enter}
      onKeyDown={close}
    >
      <div className={`container ${styles.row}`}>
        <div>
          <p className={styles.title} id={title}>
            คุกกี้และความเป็นส่วนตัว
          </p>
          <p className={styles.text}>
            เราเก็บคำตอบนี้และสิ่งที่ท่านตั้งค่าไว้ เช่น ขนาดตัวอักษร ในเบราว์เซอร์ของท่าน และเมื่อท่านยอมรับเท่านั้น
            เราจึงเก็บสถิติการเข้าชมและเสนอการแจ้งเตือนข่าว ท่านเปลี่ยนใจได้ทุกเมื่อที่ “ตั้งค่าคุกกี้” ท้ายหน้า
            {isReopened && consent && ` ${PRESENT[consent]}`}
          </p>
        </div>
        <div className={styles.answers}>
          <Button onClick={() => answer('accepted')}>ยอมรับ</Button>
          <Button onClick={() => answer('refused')}>ไม่ยอมรับ</Button>
        </div>
      </div>
    </section>
  );
}
