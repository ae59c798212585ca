import { type CSSProperties, useEffect, useState } from 'react';
import { bindListeners } from '../../../media/index.ts';
import { findCaptionTrack } from '../streams/captionTrack.ts';
import styles from './Captions.module.css';
import { type CueText, listLinesAt } from './captionLines.ts';
import { type CaptionStyle, toCaptionSize } from './captionStyle.ts';

interface CaptionsProps {
  video: HTMLVideoElement;
  style: CaptionStyle;
}

/**
 * The captions, drawn by us and not by the browser, so that viewers can choose their look. The browser reports when the
 * active cues change.
 */
export function Captions({ video, style }: CaptionsProps) {
  const { fontSize, perLine } = toCaptionSize(useWidth(video), style.size, readRemPx());
  const lines = useLines(video, perLine);
  if (lines.length === 0) return null;
  return (
    <div
      className={styles.captions}
      data-captions
      data-colour={style.colour}
      data-background={style.background}
      data-position={style.position}
      style={{ fontSize } satisfies CSSProperties}
      lang="th"
    >
      {lines.map((line, index) => (
        // lines, not paragraphs: readers who space paragraphs would lose the first line above the picture
        // biome-ignore lint/suspicious/noArrayIndexKey: two speakers may say the same
        <div key={index}>
          <span>{line}</span>
        </div>
      ))}
    </div>
  );
}

const readRemPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The width of the picture, in px, without the black bars beside an upright one. */
function useWidth(video: HTMLVideoElement): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measure = () => {
      const { clientWidth, clientHeight, videoWidth, videoHeight } = video;
      setWidth(videoHeight > 0 ? Math.min(clientWidth, (clientHeight * videoWidth) / videoHeight) : clientWidth);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(video);
    video.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      video.removeEventListener('resize', measure);
    };
  }, [video]);
  return width;
}

/** The lines of the active cues. */
function useLines(video: HTMLVideoElement, perLine: number): string[] {
  const [text, setText] = useState('');
  useEffect(() => {
    let track: TextTrack | null = null;
    const show = () => {
      const cues = Array.from((track?.mode === 'disabled' ? null : track?.activeCues) ?? [], toCueText);
      setText(listLinesAt(cues, perLine, video.currentTime).join('\n'));
    };
    // in fullscreen an iPhone shows the video without our elements: there the browser draws the captions
    const drawn = (mode: TextTrackMode) => () => {
      if (track && track.mode !== 'disabled') track.mode = mode;
    };
    const [byBrowser, byUs] = [drawn('showing'), drawn('hidden')];
    const find = () => {
      track?.removeEventListener('cuechange', show);
      track = findCaptionTrack(video);
      track?.addEventListener('cuechange', show);
      show();
    };
    find();
    const ends = [
      bindListeners(video.textTracks, { addtrack: find, removetrack: find, change: find }),
      bindListeners(video, {
        // the next part of a long cue is due without a `cuechange`
        timeupdate: show,
        webkitbeginfullscreen: byBrowser,
        webkitendfullscreen: byUs,
      }),
    ];
    return () => {
      track?.removeEventListener('cuechange', show);
      for (const end of ends) end();
    };
  }, [video, perLine]);
  return text === '' ? [] : text.split('\n');
}

/** A cue without its markup. */
function toCueText(cue: TextTrackCue): CueText {
  const { startTime, endTime } = cue;
  return { text: (cue as VTTCue).getCueAsHTML().textContent ?? '', startTime, endTime };
}
