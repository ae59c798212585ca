import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Footage } from '../footage.ts';
import { Icon } from '../Icon.tsx';
import { CAPTION_CHOICES, type CaptionStyle } from './captions/captionStyle.ts';
import { Press } from './controls/Press.tsx';
import styles from './SettingsPanel.module.css';
import { SPEEDS } from './settings.ts';
import { shareSecond } from './shareSecond.ts';
import { useOperator } from './useOperator.ts';

const CAPTION_NAMES: Record<keyof CaptionStyle, string> = {
  size: 'ขนาดตัวอักษร',
  colour: 'สีตัวอักษร',
  background: 'พื้นหลัง',
  position: 'ตำแหน่ง',
};

interface SettingsPanelProps {
  footage: Footage;
  captionStyle: CaptionStyle;
  onCaptionStyle(style: CaptionStyle): void;
  onClose(): void;
}

/** Speed, quality, and how captions look. The choices are the platform's own: a phone shows them as it always does. */
export function SettingsPanel({ footage, captionStyle, onCaptionStyle, onClose }: SettingsPanelProps) {
  const { operator, state } = useOperator();
  const { settings, qualities, quality } = state;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('select')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const automatic = quality.chosen === 0 && quality.shown > 0 ? `อัตโนมัติ (${quality.shown}p)` : 'อัตโนมัติ';
  return (
    <div className={styles.panel} role="dialog" aria-label="การตั้งค่าวิดีโอ" ref={panel} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2>การตั้งค่า</h2>
        <Press name="ปิดการตั้งค่า" onPress={onClose}>
          <Icon name="close" />
        </Press>
      </div>
      {!footage.isLive && (
        <Choice
          name="ความเร็ว"
          value={settings.speed}
          options={SPEEDS.map((speed) => [speed, speed === 1 ? 'ปกติ' : `${speed}×`])}
          onChoose={(speed) => operator.set({ speed: Number(speed) })}
        />
      )}
      {qualities.length > 1 && (
        <Choice
          name="ความคมชัด"
          value={qualities.includes(quality.chosen) ? quality.chosen : 0}
          options={[[0, automatic], ...qualities.map((height): [number, string] => [height, `${height}p`])]}
          onChoose={(height) => operator.set({ quality: Number(height) })}
        />
      )}
      {footage.next && (
        <Choice
          name="จบแล้วเล่นต่อ"
          value={settings.playsOn ? 'on' : 'off'}
          options={[
            ['on', 'เล่นต่อเอง'],
            ['off', 'ไม่เล่นต่อ'],
          ]}
          onChoose={(chosen) => operator.set({ playsOn: chosen === 'on' })}
        />
      )}
      <h3>คำบรรยาย</h3>
      {(Object.keys(CAPTION_CHOICES) as (keyof CaptionStyle)[]).map((name) => (
        <Choice
          key={name}
          name={CAPTION_NAMES[name]}
          value={captionStyle[name]}
          options={Object.entries(CAPTION_CHOICES[name])}
          onChoose={(chosen) => onCaptionStyle({ ...captionStyle, [name]: chosen })}
        />
      ))}
      <button
        type="button"
        className={styles.share}
        data-event={footage.isLive ? 'liveShare' : 'programShare'}
        onClick={async () => {
          onClose();
          operator.say(await shareSecond(footage, operator.video.currentTime));
        }}
      >
        <Icon name="share" size={20} />
        {footage.isLive ? 'แชร์' : 'แชร์ตั้งแต่วินาทีนี้'}
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
