import { type MouseEvent, useEffect, useState } from 'react';
import { sendWrite } from '../../platform/writes/index.ts';
import styles from './VoteForm.module.css';
import { findVote, saveVote, type Vote } from './votes.ts';

/** The state of the last vote; `withdrawn` when it was taken back. */
export type VoteState = 'idle' | 'sending' | 'sent' | 'withdrawn' | 'failed';

const MESSAGES: Record<VoteState, string> = {
  idle: '',
  sending: 'กำลังส่ง…',
  sent: 'ขอบคุณสำหรับความเห็นของท่าน',
  withdrawn: 'ยกเลิกความเห็นแล้ว',
  failed: 'ส่งความเห็นไม่สำเร็จ โปรดลองใหม่อีกครั้ง',
};
const ANSWERS = [
  { vote: 'yes', label: 'ช่วยได้' },
  { vote: 'no', label: 'ยังไม่ช่วย' },
] as const;

/**
 * A form that asks whether a summary helped. With scripts it submits without leaving the page, and the vote can be
 * changed or withdrawn. `initialState` is the state that the page was opened with.
 */
export function VoteForm({ refCode, initialState }: { refCode: string; initialState: VoteState }) {
  const [vote, setVote] = useState<Vote>('none');
  const [state, setState] = useState(initialState);
  useEffect(() => setVote(findVote(refCode)), [refCode]);
  const answer = async (event: MouseEvent, pressed: Vote) => {
    event.preventDefault();
    if (state === 'sending') return;
    const next = pressed === vote ? 'none' : pressed;
    setState('sending');
    const isSent = await sendWrite('/ai-summary/feedback', { refCode, vote: next, before: vote });
    if (isSent) {
      saveVote(refCode, next);
      setVote(next);
    }
    setState(isSent ? (next === 'none' ? 'withdrawn' : 'sent') : 'failed');
  };
  return (
    <form id="feedback" className={styles.vote} method="post" action="/ai-summary/feedback">
      <input type="hidden" name="refCode" value={refCode} />
      <fieldset>
        <legend>สรุปนี้ช่วยให้เข้าใจข่าวเร็วขึ้นหรือไม่</legend>
        {ANSWERS.map(({ vote: value, label }) => (
          <button
            key={value}
            type="submit"
            name="vote"
            value={value}
            aria-pressed={vote === value}
            onClick={(event) => void answer(event, value)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p role="status" data-state={state}>
        {MESSAGES[state]}
      </p>
    </form>
  );
}
