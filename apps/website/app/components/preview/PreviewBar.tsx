import { formatDateTime } from '@sala/thai';
import styles from './PreviewBar.module.css';

const TITLE = 'ตัวอย่างก่อนเผยแพร่';

interface PreviewBarProps {
  /** The draft's version, counted from 1; an episode has none. */
  version?: number;
  /** When its address ends, in milliseconds since 1970. */
  expiresAt: number | null;
  /** That of the draft's address: with it the bar links the light and the dark page. */
  token?: string;
}

/** Says that the page below is not published yet, which version it is, and until when its address is valid. */
export function PreviewBar({ version, expiresAt, token }: PreviewBarProps) {
  return (
    <aside className={styles.bar} aria-label={TITLE}>
      <div className="container">
        <p>
          <strong>{version === undefined ? TITLE : `${TITLE} ฉบับที่ ${version}`}</strong>
          {expiresAt !== null && <span>ลิงก์นี้ใช้ได้ถึง {formatDateTime(expiresAt)}</span>}
          <span>โปรดอย่าเผยแพร่ต่อ</span>
        </p>
        {token && (
          <p>
            <a href={`/preview/light?token=${token}`}>ดูบนพื้นสว่าง</a>
            <a href={`/preview/dark?token=${token}`}>ดูบนพื้นมืด</a>
          </p>
        )}
      </div>
    </aside>
  );
}
