import { formatDuration } from '@sala/thai';

interface DurationProps {
  /** 0 when it is not known: nothing is shown then. */
  seconds: number;
  className?: string | undefined;
}

/** How long a video, a clip or a narration plays. */
export function Duration({ seconds, className }: DurationProps) {
  if (seconds <= 0) return null;
  return (
    <span className={className}>
      <span className="visually-hidden">ความยาว </span>
      {formatDuration(seconds)}
    </span>
  );
}
