import { ACCOUNTABILITY, STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { Contact, Part, Points, ReviewedOn, Statement } from '../Statement.tsx';
import { BrowserData } from './BrowserData.tsx';
import styles from './PrivacyPage.module.css';
import { RIGHTS, STORED_DATA } from './storedData.ts';

export const LEAD =
  'ท่านอ่าน ฟัง และดูทุกอย่างที่นี่ได้โดยไม่ต้องบอกว่าเป็นใคร หน้านี้บอกว่าเราเก็บอะไร เพราะเหตุใด นานเท่าใด และท่านสั่งให้ลบได้อย่างไร ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562';

/** The operators of push services; the browser decides which one is used. */
const PUSH_SERVICES = 'Google, Mozilla, Apple หรือ Microsoft';

/**
 * The privacy notice: which data of readers is stored, why and for how long, their rights, and the data in this browser
 * (PDPA).
 */
export function PrivacyPage({ asksWeb, hasMarketing }: { asksWeb: boolean; hasMarketing: boolean }) {
  const { controller, dataProtection, recipients } = ACCOUNTABILITY;
  return (
    <Statement title="นโยบายความเป็นส่วนตัว" lead={LEAD}>
      <Part id="in-short" title="โดยสรุป">
        <Points
          points={[
            'ไม่มีการสมัครสมาชิก ไม่ถามชื่อ ไม่มีโฆษณาติดตามตัว',
            'สิ่งที่ท่านตั้งค่าหรืออ่านค้างไว้อยู่ในเบราว์เซอร์ของท่านเท่านั้น',
            hasMarketing
              ? 'เก็บสถิติเมื่อท่านยอมรับคุกกี้เท่านั้น เราเก็บเป็นจำนวนรวม ส่วนบริการการตลาดที่เราใช้จำเบราว์เซอร์ของท่านได้'
              : 'เก็บสถิติเมื่อท่านยอมรับคุกกี้เท่านั้น และเก็บเป็นจำนวนรวม ไม่ใช่รายคน',
            <>
              ดูและลบสิ่งที่เก็บไว้เกี่ยวกับเบราว์เซอร์นี้ได้เองที่ <a href="#own-data">ข้อมูลของเบราว์เซอร์นี้</a>
            </>,
          ]}
        />
      </Part>
      <Part id="kept" title="เราเก็บอะไร เพราะเหตุใด นานเท่าใด">
        <ol className={styles.kept}>
          {STORED_DATA.map(({ title, what, why, basis, howLong }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{what}</p>
              <dl>
                <dt>เพราะเหตุใด</dt>
                <dd>{why}</dd>
                <dt>ฐานทางกฎหมาย</dt>
                <dd>{basis}</dd>
                <dt>นานเท่าใด</dt>
                <dd>{howLong}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="recipients" title="ใครได้รับข้อมูลบ้าง">
        <p>เราไม่ขายและไม่ให้เช่าข้อมูล ผู้ที่เกี่ยวข้องมีเพียง</p>
        <Points
          points={[
            ...recipients.map(({ name, text }) => `${name} ${text}`),
            `บริการแจ้งเตือนของเบราว์เซอร์ท่าน (${PUSH_SERVICES} แล้วแต่เบราว์เซอร์) ส่งต่อข้อความแจ้งเตือนซึ่งเข้ารหัสไว้จนผู้ส่งต่ออ่านไม่ได้`,
            ...(asksWeb ? ['บริการค้นหาเว็บของ Google ได้รับคำที่ท่านค้นหาจากเครื่องแม่ข่ายของเรา โดยไม่รู้ว่าใครค้น'] : []),
            ...(hasMarketing
              ? [
                  'MoEngage บริการการตลาด เมื่อท่านยอมรับคุกกี้แล้วเท่านั้น สคริปต์ของบริการนี้จำเบราว์เซอร์ของท่าน และได้รับหน้าที่ท่านเปิดกับสิ่งที่ท่านกดหรือเล่น ภายใต้นโยบายของบริการนี้',
                ]
              : []),
            'เว็บไซต์วิดีโอที่ฝังอยู่ในบางข่าว เช่น YouTube และ Vimeo เมื่อท่านเลื่อนไปถึงวิดีโอนั้น เบราว์เซอร์ของท่านติดต่อเว็บไซต์นั้นโดยตรงและอยู่ภายใต้นโยบายของเว็บไซต์นั้น เราเรียก YouTube ในแบบที่ไม่ใช้คุกกี้จนกว่าท่านจะกดเล่น',
          ]}
        />
      </Part>
      <Part id="rights" title="สิทธิของท่าน">
        <dl className={styles.rights}>
          {RIGHTS.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          ใช้สิทธิได้ทันทีด้วยปุ่มด้านล่าง หรือเขียนถึงเจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคลโดยไม่มีค่าใช้จ่าย เราตอบภายใน 30 วัน
          เนื่องจากเราไม่รู้ว่าท่านเป็นใคร โปรดบอกอีเมลที่ท่านให้ไว้กับข้อเสนอแนะ หรือที่อยู่รับการแจ้งเตือน เพื่อให้เราหาข้อมูลพบ
        </p>
      </Part>
      <Part id="own-data" title="ข้อมูลของเบราว์เซอร์นี้">
        <BrowserData />
      </Part>
      <Part id="contact" title="ติดต่อเรา">
        <p>{thaiText`${controller} เป็นผู้ควบคุมข้อมูลส่วนบุคคลของเว็บไซต์${STATION.name}`}</p>
        <Contact {...dataProtection} />
      </Part>
      <ReviewedOn />
    </Statement>
  );
}
