import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sendWrite } from '../../../platform/writes/index.ts';
import { Button } from '../../../ui/index.ts';
import { IconButton } from '../../media/index.ts';
import { DISLIKE_FAILED, rate } from '../ratings/ratingStore.ts';
import { type Report, ReportForm } from './ReportForm.tsx';
import styles from './ReportModal.module.css';

interface ReportModalProps {
  refCode: string;
  title: string;
  onClose: () => void;
}

/** SPEC 2.17-08 */
const SENT = 'ส่งข้อเสนอแนะเรียบร้อย ขอบคุณที่ช่วยพัฒนาบริการของเรา';

/** SPEC 4.5-01 */
type Status = 'idle' | 'loading' | 'success' | 'error';

/**
 * Asks what is wrong with the narration of an article, and sends a dislike with the answer (SPEC 2.17). It is opened by
 * being rendered, empty each time.
 */
export function ReportModal({ refCode, title, onClose }: ReportModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState<Status>('idle');
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    // the focus goes back to where it was
    return () => element?.close();
  }, []);

  const submit = async ({ reason, message, email }: Report) => {
    if (status === 'loading') return;
    setStatus('loading');
    // the report is sent even if the dislike could not be counted (SPEC 7.11-08, 8-11)
    await rate(refCode, -1, DISLIKE_FAILED);
    const isSent = await sendWrite('/ai-audio-news/reports', { reason, message, email, url: location.href });
    setStatus(isSent ? 'success' : 'error');
  };
  const close = () => dialog.current?.close();
  const again = () => {
    setStatus('idle');
    heading.current?.focus();
  };
  const hasResult = status === 'success' || status === 'error';
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby="report-heading"
      onClose={onClose}
      // keys that are pressed in the form must not control the player
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className={styles.header}>
        <h2 ref={heading} id="report-heading" tabIndex={-1}>
          แจ้งข้อเสนอแนะ
        </h2>
        <p>{title}</p>
        <IconButton name="ปิดหน้าต่าง" onPress={close}>
          <span aria-hidden="true">×</span>
        </IconButton>
      </header>
      {/* hidden, not removed: after a failure the listener sends what was typed again */}
      <div hidden={hasResult}>
        <ReportForm isSending={status === 'loading'} onSubmit={(report) => void submit(report)} />
      </div>
      {hasResult && <Result isSent={status === 'success'} onClose={close} onAgain={again} />}
    </dialog>
  );
}

interface ResultProps {
  isSent: boolean;
  onClose: () => void;
  onAgain: () => void;
}

/** The result of sending the form (SPEC 2.17-08, 8-10). */
function Result({ isSent, onClose, onAgain }: ResultProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={styles.result} data-sent={isSent}>
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle cx="32" cy="32" r="29" />
        <path d={isSent ? 'm19 33 9 9 17-19' : 'M32 18v18m0 9v1'} />
      </svg>
      <p ref={text} role={isSent ? 'status' : 'alert'} tabIndex={-1}>
        {(isSent ? SENT : DISLIKE_FAILED).split(' ').map((phrase) => (
          <Fragment key={phrase}>
            <span>{phrase}</span>{' '}
          </Fragment>
        ))}
      </p>
      <div className={styles.ways}>
        {!isSent && (
          <Button outline onClick={onAgain}>
            ลองใหม่อีกครั้ง
          </Button>
        )}
        <Button onClick={onClose}>กลับสู่หน้าอ่านข่าว</Button>
      </div>
    </div>
  );
}
