import styles from './ErrorPage.module.css';
import { useAppState } from './platform/areas/index.ts';
import { isLeftOut } from './platform/leftOut/index.ts';
import { Button, createLazyPart, LinkButton, useHydrated } from './ui/index.ts';

// loads what the page itself did not: an error has no data of its own
const PopularBelow = createLazyPart(() => import('./pages/news/popular/PopularBelow.tsx'));

/** The error page (SPEC 2.18-01): the not-found template for 404, the server-error template for any other status. */
export default function ErrorPage({ status }: { status: number }) {
  return status === 404 ? <NotFound /> : <ServerError status={status} />;
}

function NotFound() {
  const before = useAppState().pageHistory.at(-2);
  return (
    <div className={`container ${styles.error}`} data-error>
      <p className={styles.status} aria-hidden="true">
        404
      </p>
      <h1>ไม่พบหน้าที่ท่านต้องการ</h1>
      <p>หน้านี้อาจถูกย้าย ถูกลบ หรือที่อยู่ที่พิมพ์ไม่ถูกต้อง</p>
      {!isLeftOut('/search') && (
        <search>
          <form className={styles.search} action="/search">
            <input type="search" name="q" aria-label="ค้นหาในเว็บไซต์นี้" placeholder="ค้นหาข่าวหรือรายการ" required />
            <Button type="submit">ค้นหา</Button>
          </form>
        </search>
      )}
      <p className={styles.ways}>
        <LinkButton href="/home" outline>
          กลับหน้าหลัก
        </LinkButton>
        {before && (
          <LinkButton href={before} outline>
            กลับหน้าก่อนหน้านี้
          </LinkButton>
        )}
        {!isLeftOut('/news') && (
          <LinkButton href="/news/archive/hotnews" outline>
            ข่าวยอดนิยม
          </LinkButton>
        )}
      </p>
      <div className={styles.below}>{useHydrated() && !isLeftOut('/news') && <PopularBelow />}</div>
    </div>
  );
}

function ServerError({ status }: { status: number }) {
  return (
    <div className={`container ${styles.error}`} data-error>
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
