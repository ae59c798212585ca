import type { AudioPlaylists } from '@sala/contracts';
import type { Area } from '../../platform/areas/index.ts';
import { ListenButton, toPlaylistPath } from '../../player/audio/index.ts';
import { Notice, SectionHeading } from '../../ui/index.ts';
import { formatLength } from './formatLength.ts';
import styles from './Playlists.module.css';

/** The other playlists: each can be opened, or played at once. A service may send none (they are not in SPEC 7.10). */
export function Playlists({ area, title }: { area: Area<AudioPlaylists>; title: string }) {
  const items = area.response?.items ?? [];
  const hasFailed = area.error !== null && area.error.status !== 404;
  if (items.length === 0 && !hasFailed) return null;
  return (
    <section aria-labelledby="playlists">
      <SectionHeading id="playlists" title={title} />
      {hasFailed && (
        <Notice title="ขณะนี้ยังแสดงเพลย์ลิสต์อื่นไม่ได้">
          <p>
            โปรดลองใหม่อีกครั้งในอีกสักครู่ หรือเลือกอ่านจาก <a href="/news/categories">ข่าวทุกหมวด</a>
          </p>
        </Notice>
      )}
      <ul className={styles.playlists}>
        {items.map(({ url, name, total, duration }) => (
          <li key={url}>
            <h3>
              <a href={toPlaylistPath(url)}>{name}</a>
            </h3>
            <p>{[`${total} เรื่อง`, formatLength(duration)].filter(Boolean).join(' · ')}</p>
            <ListenButton playlist={url} title={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
