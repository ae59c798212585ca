import { Notice } from '../../../ui/index.ts';
import styles from './ProgramPage.module.css';

/** Shown in place of a page whose data failed to load in the browser. */
export function LoadFailed() {
  return (
    <div className={`container ${styles.failed}`}>
      <Notice title="โหลดหน้านี้ไม่สำเร็จ">
        <p>
          โปรดลองใหม่อีกครั้ง หรือ <a href="/program/all">เลือกจากรายการทั้งหมด</a>
        </p>
      </Notice>
    </div>
  );
}
