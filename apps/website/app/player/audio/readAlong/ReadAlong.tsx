import type { AudioItem, AudioSource, HighlightText } from '@sala/contracts';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/index.ts';
import { Lines } from './Lines.tsx';
import { markLine, moveFocus } from './markLine.ts';
import styles from './ReadAlong.module.css';
import { useAutoScroll } from './useAutoScroll.ts';
import { useSpokenLine } from './useSpokenLine.ts';

interface ReadAlongProps {
  item: AudioItem;
  /** The narration that plays. */
  source: AudioSource;
  audio: HTMLMediaElement;
  /** Seeks to the line that begins at this second of the sound. */
  onSeek: (seconds: number) => void;
  onClose: () => void;
  /**
   * What stays in reach over the lines: the player, which the browser otherwise keeps out of reach behind the window.
   */
  children?: ReactNode;
}

/** A window as large as the screen in which an article is read as it is spoken (SPEC 2.16). */
export function ReadAlong({ item, source, audio, onSeek, onClose, children }: ReadAlongProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { view, isFollowing, follow, show, handlers } = useAutoScroll();
  const lines = source.highlightTexts;
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    // the focus goes back to where it was
    return () => element?.close();
  }, []);
  useSpokenLine(audio, lines, (index) => {
    if (list.current) show(markLine(list.current, index));
  });
  const playLine = (line: HighlightText) => {
    follow();
    onSeek(line.startOffsetSeconds);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // keys that are pressed in the lines must not control the player
    event.stopPropagation();
    handlers.onKeyDown(event);
    if (list.current && moveFocus(list.current, event.key)) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.readAlong}
      aria-labelledby="read-along-heading"
      // React also passes on the end of a window that the player in it has opened
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <header className={styles.bar}>
        <h2 ref={heading} id="read-along-heading" tabIndex={-1}>
          อ่านไปด้วยกัน
        </h2>
        <Button outline onClick={() => dialog.current?.close()}>
          ปิดหน้าต่าง
        </Button>
      </header>
      <div className={styles.article}>
        {item.displayImgUrl && <img src={item.displayImgUrl} alt="" />}
        <div>
          {item.contentCategory && <p className={styles.category}>{item.contentCategory}</p>}
          <h3>{item.title}</h3>
          <p id="read-along-hint" className={styles.hint}>
            แตะบรรทัดใดก็ได้เพื่อฟังตั้งแต่บรรทัดนั้น
          </p>
        </div>
      </div>
      <div className={styles.text}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the reader scrolls */}
        <div ref={view} className={styles.view} {...handlers} onKeyDown={onKeyDown}>
          {lines.length > 0 ? (
            <Lines ref={list} lines={lines} onPlay={playLine} />
          ) : (
            <p className={styles.nothing}>เสียงอ่านนี้ยังไม่มีข้อความให้อ่านตาม ท่านยังฟังข่าวต่อไปได้</p>
          )}
        </div>
        <div className={styles.fadeTop} />
        <div className={styles.fadeBottom} />
        {!isFollowing && (
          <div className={styles.back}>
            <Button onClick={follow}>ไปยังบรรทัดที่กำลังอ่าน</Button>
          </div>
        )}
      </div>
      {children && <div className={styles.player}>{children}</div>}
    </dialog>
  );
}
