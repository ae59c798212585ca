import type { LineSpan } from '../../apps/newsroom/src/narrations/index.ts';
import type { FilmScript } from './films.ts';

const SEGMENT = 4;

/** A film's captions in segments of WebVTT. A cue across two segments is in both. */
export function renderCaptionSegments(script: FilmScript, spans: LineSpan[]): string[] {
  const cues = [
    { start: 0.4, end: 3, text: `[${script.soundCaption}]` },
    ...spans.map((span, index) => ({ ...span, text: script.lines[index]?.text ?? '' })),
  ];
  return Array.from({ length: script.seconds / SEGMENT }, (_, index) => {
    const segmentCues = cues.filter(({ start, end }) => start < (index + 1) * SEGMENT && end > index * SEGMENT);
    const blocks = segmentCues.map(
      ({ start, end, text }) => `${formatStamp(start)} --> ${formatStamp(end)}\n${text}\n`,
    );
    return ['WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n', ...blocks].join('\n');
  });
}

const formatStamp = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
