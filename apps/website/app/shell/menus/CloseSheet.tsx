import styles from './Menu.module.css';

/** Closes a card that covers the whole window, its own button too; the style sheet shows it where one does. */
export function CloseSheet({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.closeSheet} onClick={onClick}>
      <span className={styles.cross} aria-hidden="true" />
      ปิด
    </button>
  );
}
