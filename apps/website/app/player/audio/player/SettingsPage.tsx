import { AUDIO } from '@sala/station';
import { Icon } from '../../media/index.ts';
import { findSource, findSpeaker, listSpeakers, type Sleep } from '../playback/playerState.ts';
import { DOWNLOAD, EXTERNAL, GO_ON } from './icons.ts';
import styles from './SettingsPage.module.css';
import { SubPage } from './SubPage.tsx';
import { usePlayer } from './usePlayer.ts';

const SLEEPS: [Sleep, string][] = [
  ['off', 'ไม่ตั้งเวลา'],
  [15, '15 นาที'],
  [30, '30 นาที'],
  [60, '60 นาที'],
  ['article', 'เมื่อจบข่าวนี้'],
];

/** SPEC 2.15-14 to 2.15-16 */
export function SettingsPage() {
  const { state, send } = usePlayer();
  const { currentQueue: item, currentSpeakerId, isAutoplayNextNews, sleep } = state;
  const source = findSource(item, currentSpeakerId);
  return (
    <SubPage title="การตั้งค่า">
      <ul className={styles.settings}>
        <li>
          <button
            type="button"
            aria-disabled={listSpeakers(item).length <= 1}
            data-opens="voiceSelect"
            onClick={() => send({ type: 'open', page: 'voiceSelect' })}
          >
            เลือกเสียงผู้อ่าน
            <span>
              {findSpeaker(item, currentSpeakerId).name}
              <Icon icon={GO_ON} size={16} />
            </span>
          </button>
        </li>
        <li>
          <button
            type="button"
            role="switch"
            aria-checked={isAutoplayNextNews}
            onClick={() => send({ type: 'toggleAutoplay' })}
          >
            อ่านให้ฟังต่อเนื่อง
            <span className={styles.switch} aria-hidden="true" />
          </button>
        </li>
        <li>
          <label>
            หยุดอ่านอัตโนมัติ
            <select
              value={sleep}
              onChange={({ target }) =>
                send({
                  type: 'setSleep',
                  sleep: SLEEPS.find(([value]) => String(value) === target.value)?.[0] ?? 'off',
                })
              }
            >
              {SLEEPS.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </li>
        {item && source && (
          <li>
            <a href={source.src} download={`${item.title}.mp3`}>
              ดาวน์โหลดเสียงข่าวนี้ (MP3)
              <Icon icon={DOWNLOAD} size={18} />
            </a>
          </li>
        )}
        {AUDIO.explainer && (
          <li>
            <a href={AUDIO.explainer} target="_blank" rel="noopener noreferrer">
              เกี่ยวกับบริการอ่านให้ฟัง
              <Icon icon={EXTERNAL} size={18} />
            </a>
          </li>
        )}
      </ul>
    </SubPage>
  );
}
