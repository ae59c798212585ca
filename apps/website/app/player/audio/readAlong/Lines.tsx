import type { HighlightText } from '@sala/contracts';
import { memo, type Ref } from 'react';
import styles from './Lines.module.css';

interface LinesProps {
  lines: readonly HighlightText[];
  /** Plays from the beginning of a line. */
  onPlay: (line: HighlightText) => void;
  ref: Ref<HTMLOListElement>;
}

/** A number stays in one line with what is counted. */
const NUMBER_AND_UNIT = /(\d) (?=[ก-๛A-Za-z])/g;

/** The lines of an article, each a button that plays from it. markLine marks the one that is spoken. */
export function Lines({ lines, onPlay, ref }: LinesProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: one listener for all the buttons in it, which react to keys
    <ol
      ref={ref}
      className={styles.lines}
      aria-label="ข้อความที่อ่าน"
      aria-describedby="read-along-hint"
      onClick={({ target, currentTarget }) => {
        const pressed = (target as Element).closest('li');
        const line = pressed && lines[[...currentTarget.children].indexOf(pressed)];
        if (line) onPlay(line);
      }}
    >
      <Buttons lines={lines} />
    </ol>
  );
}

/** Rendered once: to compare six hundred lines with each line that is spoken would keep a cheap phone busy. */
const Buttons = memo(function Buttons({ lines }: Pick<LinesProps, 'lines'>) {
  return lines.map(({ text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
    <li key={index}>
      <button type="button" tabIndex={-1}>
        {text.replace(NUMBER_AND_UNIT, '$1\u00a0')}
      </button>
    </li>
  ));
});
