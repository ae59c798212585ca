import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, toImageAddress } from '../../ui/index.ts';
import styles from './Lightbox.module.css';
import { useSwipe } from './useSwipe.ts';

export interface LightboxProps {
  /** `alt` is what a picture shows, for who cannot see it, where that is known. */
  pictures: { id: string; picture: string; alt?: string; caption: string; credit: string }[];
  /** The one that is shown. */
  index: number;
  move: (index: number) => void;
  close: () => void;
}

/** A picture as large as the window, with its caption; the others are a key, a button or a swipe away. */
export default function Lightbox({ pictures, index, move, close }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const caption = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // the first button that does something
    element?.querySelector<HTMLElement>('button:not([aria-disabled="true"])')?.focus();
    // the focus goes back to where it was
    return () => element?.close();
  }, []);

  const last = pictures.length - 1;
  const to = (next: number) => {
    if (next >= 0 && next <= last && next !== index) move(next);
  };
  const swipe = useSwipe({
    left: () => to(index + 1),
    right: () => to(index - 1),
    down: () => dialog.current?.close(),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    to(next);
  };

  const loadNeighbours = () => {
    for (const next of [index + 1, index - 1]) {
      const neighbour = pictures[next];
      if (neighbour) new Image().src = toWholeAddress(neighbour.picture);
    }
  };

  const picture = pictures[index];
  if (!picture) return null;
  const place = `ภาพที่ ${index + 1} จาก ${pictures.length}`;
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label="ดูภาพ"
      aria-describedby={caption}
      onClose={close}
      onKeyDown={onKeyDown}
    >
      <figure>
        <div className={styles.stage} {...swipe}>
          <Large key={picture.id} picture={picture.picture} alt={picture.alt || place} onLoad={loadNeighbours} />
        </div>
        <figcaption id={caption} aria-live="polite" aria-atomic="true">
          <span>{picture.caption}</span> {picture.credit && <small>{picture.credit}</small>}
        </figcaption>
      </figure>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          <span aria-hidden="true">{`${index + 1} / ${pictures.length}`}</span>
          <span className="visually-hidden">{place}</span>
        </p>
        {last > 0 && (
          <>
            <Turn label="ภาพก่อนหน้า" sign="‹" isAtEnd={index === 0} onClick={() => to(index - 1)} />
            <Turn label="ภาพถัดไป" sign="›" isAtEnd={index === last} onClick={() => to(index + 1)} />
          </>
        )}
        <button type="button" aria-label="ปิด" onClick={() => dialog.current?.close()}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </dialog>
  );
}

/** All of the picture: what is enough for a phone, and for a large screen. */
function toWholeAddress(picture: string): string {
  return toImageAddress(picture, matchMedia('(max-width: 767.98px)').matches ? 1280 : 1600, 'fit');
}

interface TurnProps {
  label: string;
  sign: string;
  isAtEnd: boolean;
  onClick: () => void;
}

// a button that were disabled would lose the focus, and the keys with it
function Turn({ label, sign, isAtEnd, onClick }: TurnProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isAtEnd} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

interface LargeProps {
  picture: string;
  alt: string;
  onLoad: () => void;
}

/** The whole picture; until it has come, and when it does not, the smaller one that the page has already. */
function Large({ picture, alt, onLoad }: LargeProps) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const [onPage] = useState(() => findOnPage(picture));
  const hasFailed = state === 'failed';
  return (
    <>
      {state !== 'there' && onPage && <img src={onPage} alt={hasFailed ? alt : ''} draggable="false" />}
      {!hasFailed && (
        <img
          src={toWholeAddress(picture)}
          alt={alt}
          draggable="false"
          onLoad={() => {
            setState('there');
            onLoad();
          }}
          onError={() => setState('failed')}
        />
      )}
      {state === 'loading' && <p className={styles.word}>กำลังโหลดภาพ…</p>}
      {hasFailed && (
        <div className={styles.word} role="alert">
          <p>โหลดภาพขนาดใหญ่ไม่สำเร็จ</p>
          <Button look="light" onClick={() => setState('loading')}>
            ลองใหม่อีกครั้ง
          </Button>
        </div>
      )}
    </>
  );
}

/** The address at which the page has loaded a picture; undefined when it has not. */
function findOnPage(picture: string): string | undefined {
  // all sizes of a picture have the same file name
  const file = toImageAddress(picture, 160).replace(/.*\//, '/');
  return [...document.images].find((image) => image.naturalWidth > 0 && image.currentSrc.endsWith(file))?.currentSrc;
}
