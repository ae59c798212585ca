import { useId } from 'react';
import { isLeftOut } from '../../../platform/leftOut/index.ts';
import { IconButton } from '../../media/index.ts';
import styles from './Rating.module.css';
import { useRating } from './useRating.ts';

interface RatingProps {
  refCode: string;
  /** Asks what is wrong with the narration: a dislike is sent together with the answer (SPEC 4.4-02). */
  onDislike: () => void;
}

/** The rating of an article's narration (SPEC 2.15-06). An error message takes the place of the label. */
export function Rating({ refCode, onDislike }: RatingProps) {
  const { rating, isSending, message, like, dislike } = useRating(refCode);
  // without a service for reports a dislike is sent alone
  const isAlone = rating === -1 || isLeftOut('/ai-audio-news/reports');
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not stand beside its buttons
    <div role="group" className={styles.rating} aria-labelledby={`${id}label`} aria-busy={isSending}>
      <div className={styles.words}>
        <span id={`${id}label`} className={message ? 'visually-hidden' : undefined}>
          ให้คะแนนการอ่านข่าวนี้
        </span>
        <p id={`${id}message`} role="alert">
          {message}
        </p>
      </div>
      <Thumb label="ถูกใจ" isPressed={rating === 1} message={`${id}message`} onPress={like} />
      <Thumb
        label="ไม่ถูกใจ"
        isPressed={rating === -1}
        message={`${id}message`}
        onPress={isAlone ? dislike : onDislike}
        isDown
      />
    </div>
  );
}

interface ThumbProps {
  label: string;
  isPressed: boolean;
  /** The id of the message about the last press. */
  message: string;
  onPress: () => void;
  isDown?: boolean;
}

function Thumb({ label, isPressed, message, onPress, isDown = false }: ThumbProps) {
  return (
    <IconButton name={label} isOn={isPressed} aria-describedby={message} onPress={onPress}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={isDown ? styles.down : undefined}>
        <path d="M7 10.5v9.5H3.5v-9.5zM7 10.5l4.2-7.3c1.5 0 2.6 1.2 2.4 2.7L13 9.5h5.6c1.3 0 2.2 1.2 1.9 2.4l-1.6 6.3c-.3 1.1-1.2 1.8-2.3 1.8H7" />
      </svg>
    </IconButton>
  );
}
