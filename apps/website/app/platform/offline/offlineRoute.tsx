import { LinkButton, PageTitle } from '../../ui/index.ts';
import { findSite, toPageMeta } from '../metadata/index.ts';
import type { Route } from './+types/offlineRoute';
import styles from './offline.module.css';

export function meta({ matches }: Route.MetaArgs) {
  const about = { title: 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต', canonical: '/offline', noIndex: true };
  return toPageMeta(about, findSite(matches));
}

/**
 * What is shown without a network in place of a page that was not saved; the service worker lists the articles that
 * were.
 */
export default function OfflineRoute() {
  return (
    <div className={`container ${styles.offline}`}>
      <PageTitle title="ไม่มีการเชื่อมต่ออินเทอร์เน็ต" />
      <p>หน้านี้ไม่ได้บันทึกไว้ในเครื่อง จึงเปิดไม่ได้จนกว่าจะเชื่อมต่ออินเทอร์เน็ตอีกครั้ง ส่วนข่าวที่เพิ่งอ่านในเครื่องนี้ยังอ่านซ้ำได้</p>
      <p>
        <LinkButton href="">ลองใหม่อีกครั้ง</LinkButton>
      </p>
      <section className={styles.saved} aria-labelledby="saved-articles">
        <h2 id="saved-articles">ข่าวที่อ่านได้ตอนนี้</h2>
        <ul data-saved-articles="" />
        <p className={styles.none}>ยังไม่มีข่าวที่บันทึกไว้ในเครื่องนี้</p>
      </section>
    </div>
  );
}
