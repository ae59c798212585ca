/** SPEC 9.1-11: how long after the last movement manual scrolling has ended, in ms. */
const SCROLL_END_MS = 5000;

/** The lines, as far as they are followed. */
interface FollowerOptions {
  bringIntoView: (isSmooth: boolean) => void;
  /** Whether the spoken line is visible. */
  isSpokenSeen: () => boolean;
  onChange: (follows: boolean) => void;
}

/**
 * Keeps the spoken line in view until the reader scrolls. Resumes on request, or when the reader has scrolled back to
 * that line and stops there; a reader who has scrolled away is not moved.
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
    /** The reader scrolls. */
    stop: () => {
      follows = false;
      onChange(false);
      waitForRest();
    },
    /** Something has scrolled: automatically, or by the momentum of a swipe. */
    scrolled: () => {
      if (!follows) waitForRest();
    },
    /** Another line is spoken; the first one is shown without an animation. */
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
