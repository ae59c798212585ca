import styles from './Menu.module.css';

/** What a menu shows until its entries have come. */
export function MenuLoading() {
  return (
    <p className={styles.waiting} role="status">
      กำลังโหลด…
    </p>
  );
}

/** What a menu shows whose entries are not there, or cannot be had. */
export function MenuWaiting({ hasFailed }: { hasFailed: boolean }) {
  return hasFailed ? <MenuFailed /> : <MenuLoading />;
}

/** What a menu shows when its entries cannot be had. */
export function MenuFailed() {
  return (
    <p className={styles.waiting} role="alert">
      เปิดเมนูไม่สำเร็จ <a href="/sitemap">ดูแผนผังเว็บไซต์</a>
    </p>
  );
}
