import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/index.ts';
import type { ConsentChoice } from './consentCookie.ts';
import { closeQuestion, useConsent } from './consentState.ts';

const PRESENT: Record<ConsentChoice, string> = {
  accepted: 'ขณะนี้ท่านเลือก “ยอมรับ” อยู่',
  refused: 'ขณะนี้ท่านเลือก “ไม่ยอมรับ” อยู่',
};

interface ConsentBannerProps {
  isReopened: boolean;
  /** Those of the page: the question stands in it before this file has come. */
  styles: Record<string, string | undefined>;
}

/**
 * The question itself, at the bottom of the window. It covers nothing else and holds no focus: a page can be read
 * without answering. Reopened, it takes the focus of who asked for it, and gives it back.
 */
export default function ConsentBanner({ isReopened, styles }: ConsentBannerProps) {
  const title = useId();
  const consent = useConsent();
  const banner = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (isReopened) banner.current?.focus();
  }, [isReopened]);

  // it takes the place, and the focus, of the question that the page came with
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const focused = document.activeElement?.getAttribute('data-answer');
    if (focused) banner.current?.querySelector<HTMLElement>(`[data-answer=${focused}]`)?.focus();
    dataset.consent = 'open';
    return () => {
      delete dataset.consent;
    };
  }, []);

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
            เราเก็บสถิติและเสนอแจ้งเตือนข่าวเมื่อท่านยอมรับ เปลี่ยนใจได้ที่ “ตั้งค่าคุกกี้” ท้ายหน้า
            {isReopened && consent && ` ${PRESENT[consent]}`}
          </p>
        </div>
        {/* before the answer is kept, which closes the question (questionScript.ts) */}
        <div className={styles.answers}>
          <Button data-answer="accepted" onClickCapture={giveFocusBack}>
            ยอมรับ
          </Button>
          <Button data-answer="refused" onClickCapture={giveFocusBack}>
            ไม่ยอมรับ
          </Button>
        </div>
      </div>
    </section>
  );
}
