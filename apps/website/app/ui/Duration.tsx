import { formatDuration, formatSpokenDuration } from '@sala/thai';

interface DurationProps {
  /** 0 when not known: then nothing is shown. */
  seconds: number;
  className?: string | undefined;
}

/** The duration of a video, a clip or a narration, for screen readers in words. */
export function Duration({ seconds, className }: DurationProps) {
  if (seconds <= 0) return null;
  return (
    <span className={className}>
      <span aria-hidden="true">{formatDuration(seconds)}</span>
      <span className="visually-hidden">{`ความยาว ${formatSpokenDuration(seconds)}`}</span>
    </span>
  );
}
