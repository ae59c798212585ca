import type { MouseEvent } from 'react';
import { LinkButton, Notice, TallPicture } from '../../../ui/index.ts';
import { type ShortClip, toShortClipPath } from '../shortClip.ts';
import styles from './ShortClipList.module.css';

interface ShortClipListProps {
  clips: ShortClip[];
  current: number;
  go: (index: number) => void;
  /** Whether the following clips failed to load. */
  hasFailed: boolean;
}

/** The list of the feed's clips, on screens that are wide enough for it. */
export function ShortClipList({ clips, current, go, hasFailed }: ShortClipListProps) {
  const follow = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(index);
  };
  return (
    <aside className={styles.list} aria-labelledby="clip-list">
      <h2 id="clip-list">คลิปสั้นอื่น ๆ</h2>
      <ol>
        {clips.map(({ key, headline, picture, program }, index) => (
          <li aria-current={index === current ? 'true' : undefined} key={key}>
            <TallPicture src={picture} alt="" maxImgSize={180} />
            <div>
              <a href={toShortClipPath(key)} onClick={(event) => follow(event, index)}>
                {headline}
              </a>
              {program && <p>{program.title}</p>}
            </div>
          </li>
        ))}
      </ol>
      {clips.length === 1 && (
        <Notice title={hasFailed ? 'ขณะนี้ยังแสดงคลิปสั้นอื่นไม่ได้' : 'ยังไม่มีคลิปสั้นอื่น'}>
          <LinkButton href="/program/watch/clip" look="secondary">
            ดูคลิปจากรายการ
          </LinkButton>
        </Notice>
      )}
    </aside>
  );
}
