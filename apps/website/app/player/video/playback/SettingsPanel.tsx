import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useSiteUrl } from '../../../platform/sharing/index.ts';
import { CLOSE, Icon, IconButton, SHARE } from '../../media/index.ts';
import { toShareEvent, type VideoSource } from '../videoSource.ts';
import { CAPTION_CHOICES, type CaptionStyle } from './captions/captionStyle.ts';
import styles from './SettingsPanel.module.css';
import { SPEEDS } from './settings.ts';
import { shareSecond } from './shareSecond.ts';
import { usePlayer } from './usePlayer.ts';

const CAPTION_NAMES: Record<keyof CaptionStyle, string> = {
  size: 'ขนาดตัวอักษร',
  colour: 'สีตัวอักษร',
  background: 'พื้นหลัง',
  position: 'ตำแหน่ง',
};

interface SettingsPanelProps {
  source: VideoSource;
  captionStyle: CaptionStyle;
  onCaptionStyle(changed: Partial<CaptionStyle>): void;
  onClose(): void;
  /** The focus has left the player. */
  onLeave(): void;
}

/**
 * Speed, quality, and how captions look. The choices are native select elements, which a phone shows in its own way.
 */
export function SettingsPanel({ source, captionStyle, onCaptionStyle, onClose, onLeave }: SettingsPanelProps) {
  const { player, state } = usePlayer();
  const siteUrl = useSiteUrl();
  const { settings, qualities, quality } = state;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('select')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.closest('[data-video-player]')?.contains(relatedTarget)) onLeave();
  };
  const automatic = quality.chosen === 0 && quality.shown > 0 ? `อัตโนมัติ (${quality.shown}p)` : 'อัตโนมัติ';
  return (
    <div
      className={styles.panel}
      role="dialog"
      aria-label="การตั้งค่าวิดีโอ"
      ref={panel}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={styles.head}>
        <h2>การตั้งค่า</h2>
        <IconButton name="ปิดการตั้งค่า" onPress={onClose}>
          <Icon icon={CLOSE} />
        </IconButton>
      </div>
      {!source.isLive && (
        <Choice
          name="ความเร็ว"
          value={settings.speed}
          options={SPEEDS.map((speed) => [speed, speed === 1 ? 'ปกติ' : `${speed}×`])}
          onChoose={(speed) => player.set({ speed: Number(speed) })}
        />
      )}
      {qualities.length > 1 && (
        <Choice
          name="ความคมชัด"
          value={qualities.includes(quality.chosen) ? quality.chosen : 0}
          options={[[0, automatic], ...qualities.map((height): [number, string] => [height, `${height}p`])]}
          onChoose={(height) => player.set({ quality: Number(height) })}
        />
      )}
      {source.next && (
        <Choice
          name="จบแล้วเล่นต่อ"
          value={settings.playsOn ? 'on' : 'off'}
          options={[
            ['on', 'เล่นต่อเอง'],
            ['off', 'ไม่เล่นต่อ'],
          ]}
          onChoose={(value) => player.set({ playsOn: value === 'on' })}
        />
      )}
      <h3>คำบรรยาย</h3>
      {(Object.keys(CAPTION_CHOICES) as (keyof CaptionStyle)[]).map((name) => (
        <Choice
          key={name}
          name={CAPTION_NAMES[name]}
          value={captionStyle[name]}
          options={Object.entries(CAPTION_CHOICES[name])}
          onChoose={(value) => onCaptionStyle({ [name]: value })}
        />
      ))}
      <button
        type="button"
        className={styles.share}
        data-event={toShareEvent(source)}
        onClick={async () => {
          onClose();
          player.announce(await shareSecond(source, player.video.currentTime, siteUrl));
        }}
      >
        <Icon icon={SHARE} size={20} />
        {source.isLive ? 'แชร์' : 'แชร์ตั้งแต่วินาทีนี้'}
      </button>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  value: string | number;
  options: [value: string | number, title: string][];
  onChoose(value: string): void;
}

function Choice({ name, value, options, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {name}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
