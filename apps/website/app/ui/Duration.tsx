import { formatDuration } from '@sala/thai';

interface DurationProps {
  /** 0 when not known: then nothing is shown. */
  seconds: number;
  className?: string | undefined;
}

/** The duration of a video, a clip or a narration. */
export function Duration({ seconds, className }: DurationProps) {
  if (seconds <= 0) return null;
  return (
    <span className={className}>
      <span className="visually-hidden">ความยาว </span>
      {formatDuration(seconds)}
    </span>
  );
}
