import { Button, LinkButton } from '../../ui/index.ts';
import styles from './StateMessage.module.css';
import { useOperator } from './useOperator.ts';
import type { Words } from './words.ts';

/** What a viewer is told while there is no picture, and the ways on. */
export function StateMessage({ words, isWaiting }: { words: Words; isWaiting: boolean }) {
  const { operator } = useOperator();
  const { title, text, press, pressName, link } = words;
  const hasWay = press || link;
  return (
    <div className={styles.message} data-waiting={isWaiting} data-plain={!hasWay}>
      <div role="status">
        {isWaiting && <span className={styles.spinner} />}
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      {hasWay && (
        <div className={styles.ways}>
          {press && (
            <Button look="secondary" onClick={press === 'again' ? operator.again : operator.play}>
              {pressName}
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
