import { Button, LinkButton } from '../../../ui/index.ts';
import type { PlaybackMessage } from './playbackMessage.ts';
import styles from './StateMessage.module.css';
import { usePlayer } from './usePlayer.ts';

/**
 * The message while there is no picture, with buttons and links. It stays without a message too: screen readers announce
 * what enters a live region, not a region that comes with its text.
 */
export function StateMessage({ words, isWaiting }: { words: PlaybackMessage | null; isWaiting: boolean }) {
  const { player } = usePlayer();
  const { title, text, action, actionLabel, link } = words ?? {};
  const hasWay = action || link;
  return (
    <div className={styles.message} data-waiting={isWaiting} data-plain={!hasWay}>
      <div role="status">
        {isWaiting && <span className={styles.spinner} />}
        {title && <p className={styles.title}>{title}</p>}
        {text && <p>{text}</p>}
      </div>
      {hasWay && (
        <div className={styles.ways}>
          {action && (
            <Button look="secondary" onClick={action === 'again' ? player.again : player.play}>
              {actionLabel}
            </Button>
          )}
          {link && (
            <LinkButton href={link.href} look="light">
              {link.title}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
