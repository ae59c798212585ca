import { VideoRow } from '../../components/programCards/index.ts';
import type { Area } from '../../platform/areas/index.ts';
import { Notice } from '../../ui/index.ts';
import styles from './SequencePanel.module.css';
import type { Sequence } from './sequence.ts';

interface SequencePanelProps {
  area: Area<Sequence>;
  program: { title: string; path: string } | null;
}

/** The list of videos beside the player, with the current one marked. */
export function SequencePanel({ area, program }: SequencePanelProps) {
  const sequence = area.response;
  if (!sequence) return area.error && <Failed program={program} />;
  const { title, href, items, place } = sequence;
  if (items.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="sequence" data-playlist={href !== undefined || undefined}>
      <header>
        <h2 id="sequence">{href ? <a href={href}>{title}</a> : title}</h2>
        {href && place >= 0 && <p>{`เรื่องที่ ${place + 1} จาก ${items.length}`}</p>}
      </header>
      <ol>
        {items.map((item, index) => (
          <li key={item.id} aria-current={index === place ? 'true' : undefined}>
            <VideoRow item={item} showProgram={href !== undefined} />
            {index === place && <p className={styles.now}>กำลังดู</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Failed({ program }: Pick<SequencePanelProps, 'program'>) {
  return (
    <Notice title="ขณะนี้ยังแสดงรายการที่ดูต่อไม่ได้">
      <p>
        ดูทั้งหมดได้ที่ <a href={program?.path ?? '/program/watch'}>{program?.title ?? 'วิดีโอทั้งหมด'}</a>
      </p>
    </Notice>
  );
}
