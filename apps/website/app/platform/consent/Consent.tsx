import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button, useReturnedFocus } from '../../ui/index.ts';
import styles from './Consent.module.css';
import { CONSENT_CHOICES, type ConsentChoice } from './consentCookie.ts';
import { closeQuestion, QUESTION_ID, useConsent, useIsReopened } from './consentState.ts';

const ANSWERS: Record<ConsentChoice, string> = { accepted: 'ยอมรับ', refused: 'ไม่ยอมรับ' };

/**
 * Asks for consent, at the bottom of the window. It is in the HTML of every page, and shows to a reader who has not
 * answered, from the first paint on (questionScript.ts), and to one who opens the settings. It covers nothing and does
 * not hold the focus: a page can be read without answering. Reopened, it takes the focus, and returns it when it
 * closes.
 */
export function Consent() {
  const title = useId();
  const consent = useConsent();
  const isReopened = useIsReopened();
  const banner = useRef<HTMLElement>(null);
  const { rememberFocus, restoreFocus } = useReturnedFocus();
  useEffect(() => {
    if (isReopened) banner.current?.focus();
  }, [isReopened]);

  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isReopened) return;
    restoreFocus();
    closeQuestion();
  };

  return (
    <section
      className={`${styles.banner} shown-whole not-printed`}
      aria-labelledby={title}
      id={QUESTION_ID}
      ref={banner}
      tabIndex={-1}
      onFocus={rememberFocus}
      onKeyDown={close}
    >
      <div className={`container ${styles.row}`}>
        <div>
          <p className={styles.title} id={title}>
            คุกกี้และความเป็นส่วนตัว
          </p>
          <p className={styles.text}>
            {`เราเก็บสถิติและเสนอแจ้งเตือนข่าวเมื่อท่านยอมรับ เปลี่ยนใจได้ที่ “ตั้งค่าคุกกี้” ท้ายหน้า${
              isReopened && consent ? ` ขณะนี้ท่านเลือก “${ANSWERS[consent]}” อยู่` : ''
            }`}
          </p>
        </div>
        {/* in the capture phase: storing the answer closes the question (questionScript.ts) */}
        <div className={styles.answers}>
          {CONSENT_CHOICES.map((choice) => (
            <Button key={choice} data-answer={choice} onClickCapture={restoreFocus}>
              {ANSWERS[choice]}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
