import { useAppState } from '../areas/index.ts';
import { LinkButton } from '../ui/index.ts';
import styles from './ErrorPage.module.css';

/** The error page (SPEC 2.18-01): the not-found template for 404, the server-error template for any other status. */
export function ErrorPage({ status }: { status: number }) {
  return status === 404 ? <NotFound /> : <ServerError status={status} />;
}

function NotFound() {
  const before = useAppState().pageHistory.at(-2);
  return (
    <div className={`container ${styles.error}`}>
      <p className={styles.status} aria-hidden="true">
        404
      </p>
      <h1>ไม่พบหน้าที่ท่านต้องการ</h1>
      <p>หน้านี้อาจถูกย้าย ถูกลบ หรือที่อยู่ที่พิมพ์ไม่ถูกต้อง</p>
      <p className={styles.ways}>
        <LinkButton href="/home">กลับหน้าหลัก</LinkButton>
        {before && (
          <LinkButton href={before} outline>
            กลับหน้าก่อนหน้านี้
          </LinkButton>
        )}
      </p>
    </div>
  );
}

function ServerError({ status }: { status: number }) {
  return (
    <div className={`container ${styles.error}`}>
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1>ขออภัย ระบบขัดข้องชั่วคราว</h1>
      <p>เรากำลังเร่งแก้ไข โปรดลองเปิดหน้านี้ใหม่ในอีกสักครู่</p>
      <p className={styles.ways}>
        <LinkButton href="">ลองใหม่อีกครั้ง</LinkButton>
        <LinkButton href="/home" outline>
          กลับหน้าหลัก
        </LinkButton>
      </p>
    </div>
  );
}
