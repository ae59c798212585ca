import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '../../../ui/index.ts';
import { bindListeners } from '../../media/index.ts';
import type { VideoSource } from '../videoSource.ts';
import styles from './NextUp.module.css';
import { usePlayer } from './usePlayer.ts';

/** The length of the countdown, in seconds. */
const COUNTDOWN_SECONDS = 8;

interface NextUpProps {
  next: NonNullable<VideoSource['next']>;
  /** True when the video before it has ended. */
  isUp: boolean;
}

/** Shows the next video once it is up. Its live region is there before, so that screen readers announce the text. */
export function NextUp({ next, isUp }: NextUpProps) {
  const { settings, shouldPlay } = usePlayer().state;
  // without a network the next page could not be loaded
  const playsByItself = useOnline() && settings.playsOn && shouldPlay;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isUp && `จบแล้ว ${playsByItself ? `จะเล่นเรื่องถัดไปใน ${COUNTDOWN_SECONDS} วินาที` : 'เรื่องถัดไป'} ${next.title}`}
      </p>
      {isUp && <Countdown next={next} playsByItself={playsByItself} />}
    </>
  );
}

/** The next video plays after a countdown, unless the viewer stops that, for now or for good, or hears something else. */
function Countdown({ next, playsByItself }: Pick<NextUpProps, 'next'> & { playsByItself: boolean }) {
  const { player, state } = usePlayer();
  const [secondsLeft, setSecondsLeft] = useState(COUNTDOWN_SECONDS);
  const navigate = useNavigate();
  useEffect(() => {
    if (!playsByItself) return;
    if (secondsLeft === 0) return void navigate(next.href);
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [playsByItself, secondsLeft, navigate, next.href]);
  return (
    <section className={styles.next} aria-label="เรื่องถัดไป">
      <p>
        <span className={styles.when} aria-hidden="true">
          {playsByItself ? `เล่นต่อใน ${secondsLeft} วินาที` : 'เรื่องถัดไป'}
        </span>
        <strong>{next.title}</strong>
      </p>
      <div className={styles.ways}>
        <LinkButton href={next.href} look="secondary">
          เล่นเลย
        </LinkButton>
        {playsByItself && (
          <Button look="light" onClick={player.pause}>
            ยกเลิก
          </Button>
        )}
        {state.settings.playsOn && (
          <button type="button" className={styles.never} onClick={() => player.set({ playsOn: false })}>
            ไม่เล่นต่อเองอีก
          </button>
        )}
      </div>
    </section>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => bindListeners(window, { online: listener, offline: listener }),
    () => navigator.onLine,
  );
}
