import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { MUTED, SOUND } from './icons.ts';

interface VolumeControlProps {
  /** From 0 to 100; 0 is muted. */
  percent: number;
  isMuted: boolean;
  /** By how much a key changes it. */
  step?: number;
  /** The key that mutes, where there is one. */
  muteKey?: string;
  /** False where only the buttons of the device set the volume: then there is only a mute button. */
  hasSlider?: boolean;
  /** Of the slider. */
  className: string | undefined;
  toggleMute(): void;
  setPercent(percent: number): void;
}

/** The volume: a mute button and a slider. */
export function VolumeControl({
  percent,
  isMuted,
  step = 1,
  muteKey,
  hasSlider = true,
  className,
  toggleMute,
  setPercent,
}: VolumeControlProps) {
  const action = isMuted ? 'เปิดเสียง' : 'ปิดเสียง';
  return (
    <>
      <IconButton name={muteKey ? `${action} (${muteKey})` : action} onPress={toggleMute}>
        <Icon icon={isMuted ? MUTED : SOUND} />
      </IconButton>
      {hasSlider && (
        <input
          type="range"
          className={className}
          data-keeps-arrows
          min={0}
          max={100}
          step={step}
          value={isMuted ? 0 : percent}
          aria-label="ระดับเสียง"
          aria-valuetext={`${isMuted ? 0 : percent}%`}
          title="ระดับเสียง"
          onChange={({ target }) => setPercent(Number(target.value))}
        />
      )}
    </>
  );
}
