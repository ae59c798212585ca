/** SPEC 9.1-11: when scrolling by hand has ended, in ms. */
const SCROLL_END_MS = 5000;

/** The lines, as far as they are followed. */
interface FollowerOptions {
  bringIntoView: (isSmooth: boolean) => void;
  /** Whether the line that is spoken can be seen. */
  isSpokenSeen: () => boolean;
  onChange: (follows: boolean) => void;
}

/**
 * Keeps the line that is spoken in view until the reader scrolls away by hand. Goes on when told to, or by itself when
 * the reader has come back to that line and rests there; a reader who has scrolled away is not moved.
 */
export function createFollower({ bringIntoView, isSpokenSeen, onChange }: FollowerOptions) {
  let follows = true;
  let isResting = true;
  let scrollEnd: ReturnType<typeof setTimeout> | undefined;

  const follow = () => {
    follows = true;
    onChange(true);
    bringIntoView(true);
  };
  const followIfBack = () => {
    if (!follows && isResting && isSpokenSeen()) follow();
  };
  const waitForRest = () => {
    isResting = false;
    clearTimeout(scrollEnd);
    scrollEnd = setTimeout(() => {
      isResting = true;
      followIfBack();
    }, SCROLL_END_MS);
  };
  return {
    follow,
    /** The reader scrolls by hand. */
    stop: () => {
      follows = false;
      onChange(false);
      waitForRest();
    },
    /** Something has scrolled: by itself, or rolling on after the finger has left. */
    scrolled: () => {
      if (!follows) waitForRest();
    },
    /** Another line is spoken; the first is where it is without a way to it. */
    spoken: (isFirst: boolean) => {
      if (follows) bringIntoView(!isFirst);
      else followIfBack();
    },
    resized: () => {
      if (follows) bringIntoView(false);
    },
    end: () => clearTimeout(scrollEnd),
  };
}
