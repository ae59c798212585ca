import { formatDateTime } from '@sala/thai';
import { useEffect, useRef, useState } from 'react';
import { type ConsentChoice, useConsent } from '../../../platform/consent/index.ts';
import { deleteSubscription, fetchSubscribedSince, findOwnSubscription } from '../../../platform/subscription/index.ts';
import { resetPlayer } from '../../../player/audio/index.ts';
import { Button } from '../../../ui/index.ts';
import styles from './BrowserData.module.css';
import { clearBrowserStorage, describeStoredInBrowser } from './storedInBrowser.ts';

const CONSENT: Record<ConsentChoice, string> = {
  accepted: 'ท่านยอมรับ เราจึงเก็บสถิติการเข้าชมและเสนอการแจ้งเตือนข่าวได้',
  refused: 'ท่านไม่ยอมรับ เราไม่เก็บสถิติการเข้าชมและไม่เสนอการแจ้งเตือนข่าว',
};
const UNANSWERED = 'ท่านยังไม่ได้ตอบ เราจึงไม่เก็บสถิติการเข้าชมและไม่เสนอการแจ้งเตือนข่าว';

/** What this browser stores, in words. */
interface Found {
  notifications: string;
  memory: string[];
}

/** The hash after which the page says that everything was removed. */
const REMOVED = '#removed';

/** The data of this browser, in it and at the station, and a button that removes it all. */
export function BrowserData() {
  const consent = useConsent();
  const [result, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isCurrent = true;
    findOwn().then((own) => isCurrent && setFound(own));
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <>
      <noscript>
        <p>
          ส่วนนี้อ่านข้อมูลจากเบราว์เซอร์ของท่าน จึงต้องใช้จาวาสคริปต์ หากท่านปิดไว้ เว็บไซต์นี้ไม่ได้จำสิ่งใดเกี่ยวกับท่าน ส่วนสิ่งที่จำไว้ก่อนหน้านี้
          ลบได้ที่การตั้งค่าของเบราว์เซอร์ในหัวข้อ “ข้อมูลเว็บไซต์” และยกเลิกการแจ้งเตือนได้ในหัวข้อ “การแจ้งเตือน”
        </p>
      </noscript>
      <div className={`${styles.own} needs-script`} aria-busy={result === null}>
        {result === null ? (
          <p>กำลังอ่านจากเบราว์เซอร์ของท่าน…</p>
        ) : (
          <>
            <Removed isClean={result.memory.length === 0} />
            <dl>
              <dt>คำตอบเรื่องคุกกี้</dt>
              <dd>{consent ? CONSENT[consent] : UNANSWERED}</dd>
              <dt>การแจ้งเตือนข่าว</dt>
              <dd>{result.notifications}</dd>
              <dt>สิ่งที่เบราว์เซอร์จำไว้</dt>
              <dd>
                {result.memory.length === 0 ? (
                  'ไม่มี'
                ) : (
                  <ul>
                    {result.memory.map((one) => (
                      <li key={one}>{one}</li>
                    ))}
                  </ul>
                )}
              </dd>
            </dl>
            <Remove />
          </>
        )}
      </div>
    </>
  );
}

async function findOwn(): Promise<Found> {
  return { notifications: await describeNotifications(), memory: await describeStoredInBrowser() };
}

async function describeNotifications(): Promise<string> {
  const subscription = await findOwnSubscription().catch(() => null);
  if (!subscription) return 'เบราว์เซอร์นี้ไม่ได้รับการแจ้งเตือน และเราไม่มีที่อยู่รับการแจ้งเตือนของท่าน';
  const via = `เบราว์เซอร์นี้รับการแจ้งเตือนผ่าน ${new URL(subscription.endpoint).host}`;
  try {
    const since = await fetchSubscribedSince(subscription);
    return since === null
      ? `${via} แต่สถานีไม่มีที่อยู่นี้แล้ว จึงไม่ส่งสิ่งใด`
      : `${via} สถานีเก็บที่อยู่และกุญแจเข้ารหัสไว้ตั้งแต่วันที่ ${formatDateTime(since)}`;
  } catch {
    return `${via} ขณะนี้ถามสถานีไม่ได้ว่าเก็บไว้ตั้งแต่เมื่อใด`;
  }
}

/** The message after everything was removed and the page was loaded again. */
function Removed({ isClean }: { isClean: boolean }) {
  const isRemoved = isClean && location.hash === REMOVED;
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isRemoved) text.current?.focus();
  }, [isRemoved]);
  if (!isRemoved) return null;
  return (
    <p ref={text} className={styles.removed} role="status" tabIndex={-1}>
      ลบข้อมูลทั้งหมดของเบราว์เซอร์นี้แล้ว ทั้งที่นี่และที่สถานี
    </p>
  );
}

function Remove() {
  const [state, setState] = useState<'idle' | 'removing' | 'failed'>('idle');
  const remove = async () => {
    if (state === 'removing') return;
    setState('removing');
    try {
      await deleteSubscription();
      // a player that plays would store its position when the page is left
      resetPlayer();
      await clearBrowserStorage();
      // loading the page again also clears what is in its memory
      location.hash = REMOVED;
      location.reload();
    } catch (cause) {
      console.warn('Not everything could be removed:', cause);
      setState('failed');
    }
  };
  return (
    <div className={styles.remove}>
      <p>
        ปุ่มนี้ยกเลิกการแจ้งเตือน ลบที่อยู่รับการแจ้งเตือนของท่านออกจากสถานี ถอนคำตอบเรื่องคุกกี้ และล้างทุกอย่างที่เบราว์เซอร์จำไว้ให้เว็บไซต์นี้
        ข่าวและรายการที่ฟังหรือดูค้างไว้จะเริ่มใหม่
      </p>
      <Button look="warning" shape="square" aria-disabled={state === 'removing'} onClick={() => void remove()}>
        {state === 'removing' ? 'กำลังลบ…' : 'ลบข้อมูลทั้งหมดของเบราว์เซอร์นี้'}
      </Button>
      <p role="alert">
        {state === 'failed' && 'ลบไม่สำเร็จ เพราะติดต่อสถานีไม่ได้ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต แล้วลองใหม่อีกครั้ง'}
      </p>
    </div>
  );
}
