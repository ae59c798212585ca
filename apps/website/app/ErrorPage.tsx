import type { MouseEvent } from 'react';
import styles from './ErrorPage.module.css';
import { useAppState } from './platform/areas/index.ts';
import { isLeftOut } from './platform/leftOut/index.ts';
import { findLeavingLink } from './platform/offline/index.ts';
import { createLazyPart, LinkButton } from './ui/index.ts';

// the message is part of the main code, because there may be no network to load a module
const NotFoundContents = import.meta.env.SSR
  ? (await import('./NotFoundContents.tsx')).default
  : createLazyPart(() => import('./NotFoundContents.tsx'), { selector: '[data-not-found]' });

export const NOT_FOUND_TITLE = 'ไม่พบหน้าที่ท่านต้องการ';

/** The error page (SPEC 2.18-01): the not-found template for 404, the server-error template for any other status. */
export function ErrorPage({ status }: { status: number }) {
  return (
    <div className={`container ${styles.error}`} data-error>
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      {status === 404 ? <NotFound /> : <ServerError />}
    </div>
  );
}

/** Goes back as the browser does: the address before has no query (SPEC 3.2-08). */
function goBack(event: MouseEvent): void {
  if (!findLeavingLink(event.nativeEvent)) return;
  event.preventDefault();
  history.back();
}

function NotFound() {
  const before = useAppState().pageHistory.at(-2);
  return (
    <>
      <h1>{NOT_FOUND_TITLE}</h1>
      <p>หน้านี้อาจถูกย้าย ถูกลบ หรือที่อยู่ที่พิมพ์ไม่ถูกต้อง</p>
      <p className={styles.ways}>
        <LinkButton href="/home" outline>
          กลับหน้าหลัก
        </LinkButton>
        {before && (
          <LinkButton href={before} outline onClick={goBack}>
            กลับหน้าก่อนหน้านี้
          </LinkButton>
        )}
        {!isLeftOut('/news') && (
          <LinkButton href="/news/archive/hotnews" outline>
            ข่าวยอดนิยม
          </LinkButton>
        )}
      </p>
      <NotFoundContents />
    </>
  );
}

function ServerError() {
  return (
    <>
      <h1>ขออภัย ระบบขัดข้องชั่วคราว</h1>
      <p>เรากำลังเร่งแก้ไข โปรดลองใหม่อีกครั้งในอีกสักครู่</p>
      <p className={styles.ways}>
        <LinkButton href="">ลองใหม่อีกครั้ง</LinkButton>
        <LinkButton href="/home" outline>
          กลับหน้าหลัก
        </LinkButton>
      </p>
    </>
  );
}
