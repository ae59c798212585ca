import { AUDIO } from '@sala/station';
import { toPodcastPath } from '../../player/audio/index.ts';
import styles from './AboutListening.module.css';

/**
 * About the service: the speakers, how to report a mistake, and how to listen elsewhere; `feed` is the podcast's whole
 * address.
 */
export function AboutListening({ url, feed }: { url: string; feed: string }) {
  return (
    <section className={styles.about} aria-labelledby="about">
      <h2 id="about">รู้จักบริการอ่านให้ฟัง</h2>
      <h3>เสียงนี้เป็นเสียงสังเคราะห์</h3>
      <p>
        คอมพิวเตอร์อ่านจากเนื้อข่าวฉบับเดียวกับที่ท่านอ่านบนเว็บไซต์ ไม่ใช่เสียงคนจริง จึงอาจอ่านชื่อเฉพาะ ตัวย่อ หรือตัวเลขผิดได้
        หากข้อความกับเสียงไม่ตรงกัน ให้ยึดข้อความเป็นหลัก
      </p>
      <h3>ถ้าได้ยินคำที่อ่านผิด</h3>
      <p>กดปุ่ม “ไม่ถูกใจ” ในเครื่องเล่น แล้วเลือก “พบคำสะกดผิด/อ่านผิด” กองบรรณาธิการจะนำไปแก้คำอ่านให้ถูกต้อง</p>
      <h3>ฟังในแอปพอดแคสต์</h3>
      <p>คัดลอกที่อยู่นี้ไปวางในช่องเพิ่มรายการของแอปที่ท่านใช้อยู่ เรื่องใหม่จะมาถึงเอง</p>
      <p className={styles.feed}>
        <a href={toPodcastPath(url)} target="_blank" rel="noopener">
          {feed}
        </a>
      </p>
      {AUDIO.explainer && (
        <p>
          <a href={AUDIO.explainer} target="_blank" rel="noopener">
            เกี่ยวกับบริการอ่านให้ฟัง
          </a>
        </p>
      )}
    </section>
  );
}
