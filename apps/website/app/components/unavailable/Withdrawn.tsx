import type { Withdrawal } from '@sala/contracts';
import { formatDateTime } from '@sala/thai';
import { LinkButton } from '../../ui/index.ts';
import styles from './Unavailable.module.css';

export const WITHDRAWN = 'ข่าวนี้ถูกถอนออกแล้ว';

/** Replaces an article that was withdrawn. */
export function Withdrawn({ reason, withdrawnAt }: Withdrawal) {
  return (
    <div className={`container ${styles.unavailable}`}>
      <h1>{WITHDRAWN}</h1>
      <p>กองบรรณาธิการถอนข่าวนี้ออกจากเว็บไซต์{withdrawnAt !== null && ` เมื่อ ${formatDateTime(withdrawnAt)}`}</p>
      {reason && (
        <p className={styles.reason}>
          <strong>เหตุผล:</strong> {reason}
        </p>
      )}
      <p className={styles.ways}>
        <LinkButton href="/home">กลับหน้าหลัก</LinkButton>
        <LinkButton href="/corrections" outline>
          ดูการแก้ไขข่าว
        </LinkButton>
      </p>
    </div>
  );
}
