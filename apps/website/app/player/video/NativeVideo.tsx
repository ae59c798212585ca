import { toImageAddress } from '../../ui/index.ts';
import styles from './Frame.module.css';
import type { VideoSource } from './videoSource.ts';

/** What browsers without scripts play, as far as they can. */
export function NativeVideo({ source: { src, poster, isLive } }: { source: VideoSource }) {
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useMediaCaption: captions come with the stream */}
      <video
        className={styles.video}
        controls
        preload="none"
        src={src}
        poster={toImageAddress(poster, 1280) || undefined}
      />
      <p className={styles.hint}>
        ถ้า{isLive ? 'ช่องนี้' : 'วิดีโอนี้'}ไม่เล่น โปรดเปิดใช้จาวาสคริปต์ หรือ <a href={src}>เปิดด้วยโปรแกรมเล่นวิดีโอของท่าน</a>
      </p>
    </noscript>
  );
}
