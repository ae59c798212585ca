import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { useState } from 'react';
import { Button, useReturnedFocus } from '../../ui/index.ts';
import { type Outcome, subscribe } from '../subscription/index.ts';
import styles from './NotificationCard.module.css';
import { postponeOffer } from './postponeOffer.ts';

/** SPEC 2.13-02 */
const TITLE = thaiText`อัปเดตข่าวสาร ทันทุกสถานการณ์ ครบทุกสาระประโยชน์ และสาระบันเทิง ส่งตรงเพื่อคุณจากเว็บไซต์${STATION.name}`;
/** SPEC 2.13-03 */
const TEXT = 'สามารถยกเลิกได้ภายหลังผ่านการตั้งค่าบราวเซอร์ของคุณ';

const MESSAGES: Record<Outcome, string> = {
  enabled: 'เปิดการแจ้งเตือนแล้ว ท่านจะทราบข่าวสำคัญแม้ไม่ได้เปิดเว็บไซต์นี้อยู่',
  denied: 'เบราว์เซอร์ไม่อนุญาตให้เว็บไซต์นี้แจ้งเตือน หากเปลี่ยนใจ โปรดอนุญาตการแจ้งเตือนในการตั้งค่าเว็บไซต์ของเบราว์เซอร์',
  dismissed: 'ยังไม่ได้เปิดการแจ้งเตือน โปรดเลือก “อนุญาต” เมื่อเบราว์เซอร์ถาม',
  unsupported: 'เบราว์เซอร์นี้รับการแจ้งเตือนไม่ได้ โปรดลองใช้เบราว์เซอร์อื่น',
  failed: 'เปิดการแจ้งเตือนไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต แล้วลองใหม่อีกครั้ง',
};

/** What the button says that goes on from each outcome; after the others there is nothing to go on to. */
const LABELS: Partial<Record<Outcome, string>> = { dismissed: 'เปิดการแจ้งเตือน', failed: 'ลองใหม่อีกครั้ง' };

/** The card that offers notifications (SPEC 2.13), and says what came of it. */
export default function NotificationCard({ onClose }: { onClose: () => void }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isRequesting, setRequesting] = useState(false);
  const { rememberFocus, restoreFocus } = useReturnedFocus();
  const label = outcome ? LABELS[outcome] : 'เปิดการแจ้งเตือน';

  const request = async () => {
    if (isRequesting) return;
    setRequesting(true);
    setOutcome(null);
    setOutcome(await subscribe());
    setRequesting(false);
  };
  const leave = () => {
    if (outcome !== 'enabled') postponeOffer();
    restoreFocus();
    onClose();
  };

  return (
    <section className={`${styles.card} not-printed`} aria-label="การแจ้งเตือนข่าว" onFocus={rememberFocus}>
      {label && (
        <>
          <p className={styles.title}>{TITLE}</p>
          <p className={styles.text}>{TEXT}</p>
        </>
      )}
      <div>
        <p role="status">{outcome === 'enabled' && MESSAGES.enabled}</p>
        <p role="alert">{outcome && outcome !== 'enabled' && MESSAGES[outcome]}</p>
      </div>
      <div className={styles.answers}>
        {label && (
          <Button look="light" onClick={leave}>
            ไว้คราวหน้า
          </Button>
        )}
        {/* one button all along, so that it keeps the focus of who presses it */}
        <Button key="on" aria-disabled={isRequesting} onClick={label ? request : leave}>
          {isRequesting ? 'กำลังเปิด…' : (label ?? 'ปิด')}
        </Button>
      </div>
    </section>
  );
}
