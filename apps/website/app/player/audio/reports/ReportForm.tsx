import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/index.ts';
import styles from './ReportForm.module.css';
import {
  BAD_EMAIL_MESSAGE,
  isEmail,
  MAX_MESSAGE_LENGTH,
  NO_REASON_MESSAGE,
  REASONS,
  type Reason,
} from './reportRules.ts';

/** A listener's report about a narration (SPEC 3.3-35). */
export interface Report {
  reason: Reason;
  message: string;
  email: string;
}

/** SPEC 2.17-06; where the field is too narrow for it, it is above the field. */
const WHY_EMAIL = 'หากต้องการแจ้งข้อมูลเพิ่มเติม โปรดระบุอีเมลเพื่อให้เราติดต่อกลับ';

interface ReportFormProps {
  isSending: boolean;
  onSubmit: (report: Report) => void;
}

/**
 * The form of SPEC 2.17. Its button is disabled until the input is valid (5-05); submitting it nevertheless shows what
 * is missing (5-01, 5-04).
 */
export function ReportForm({ isSending, onSubmit }: ReportFormProps) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const [isEmailLeft, setEmailLeft] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isBadEmail = !isEmail(email);
  const isReasonMissing = isTried && reason === null;
  const isEmailRejected = isBadEmail && (isTried || isEmailLeft);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (reason === null) field('reason')?.focus();
    else if (isBadEmail) field('email')?.focus();
    else onSubmit({ reason, message: field('message')?.value ?? '', email: email.trim() });
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <fieldset aria-describedby="report-no-reason">
        <legend>ปัญหาหรือข้อเสนอแนะที่ท่านพบ</legend>
        {REASONS.map((one) => (
          <label key={one}>
            <input type="radio" name="reason" value={one} checked={reason === one} onChange={() => setReason(one)} />
            {one}
          </label>
        ))}
        <p id="report-no-reason" role="alert" className={styles.wrong}>
          {isReasonMissing && NO_REASON_MESSAGE}
        </p>
      </fieldset>
      <div>
        <label htmlFor="report-message">โปรดแจ้งความคิดเห็นเพื่อการพัฒนาระบบที่ดีขึ้น</label>
        <textarea
          id="report-message"
          name="message"
          maxLength={MAX_MESSAGE_LENGTH}
          placeholder="ระบุรายละเอียดข้อเสนอแนะของท่าน"
        />
      </div>
      <div>
        <label htmlFor="report-email">อีเมล (ถ้ามี)</label>
        <p className={styles.why} aria-hidden="true">
          {WHY_EMAIL}
        </p>
        <input
          id="report-email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={WHY_EMAIL}
          value={email}
          aria-invalid={isEmailRejected}
          aria-describedby="report-bad-email"
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => setEmailLeft(true)}
        />
        <p id="report-bad-email" role="alert" className={styles.wrong}>
          {isEmailRejected && BAD_EMAIL_MESSAGE}
        </p>
      </div>
      <Button type="submit" fullWidth aria-disabled={isSending || reason === null || isBadEmail}>
        {isSending ? 'กำลังส่ง…' : 'ส่งความคิดเห็น'}
      </Button>
    </form>
  );
}
