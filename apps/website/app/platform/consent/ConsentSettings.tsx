import styles from './ConsentSettings.module.css';
import { reopenQuestion } from './consentState.ts';

/** The way back to the question, for the footer. */
export function ConsentSettings() {
  return (
    <button type="button" className={`${styles.settings} needs-script`} onClick={reopenQuestion}>
      ตั้งค่าคุกกี้
    </button>
  );
}
