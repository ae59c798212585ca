import { Icon } from '../../media/index.ts';
import { findSpeaker, listSpeakers } from '../playback/playerState.ts';
import { TICK } from './icons.ts';
import styles from './SettingsPage.module.css';
import { SubPage } from './SubPage.tsx';
import { usePlayer } from './usePlayer.ts';

/** SPEC 2.15-17, 2.15-18 */
export function VoicePage() {
  const { state, send } = usePlayer();
  const { currentQueue: item, currentSpeakerId } = state;
  const active = findSpeaker(item, currentSpeakerId);
  return (
    <SubPage title="เลือกเสียงผู้อ่าน">
      <ul className={styles.voices}>
        {listSpeakers(item).map(({ id, name, imgUrl }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === active.id}
              onClick={() => send({ type: 'chooseVoice', speakerId: id })}
            >
              <img src={imgUrl} alt="" width="44" height="44" />
              {name}
              {id === active.id && <Icon icon={TICK} />}
            </button>
          </li>
        ))}
      </ul>
    </SubPage>
  );
}
