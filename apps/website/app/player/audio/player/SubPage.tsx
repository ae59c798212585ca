import type { ReactNode } from 'react';
import { Icon, IconButton } from '../../media/index.ts';
import { GO_BACK } from './icons.ts';
import styles from './SettingsPage.module.css';
import { usePlayer } from './usePlayer.ts';

/** A page of the player with a way back to the one before it (SPEC 2.15-01). */
export function SubPage({ title, children }: { title: string; children: ReactNode }) {
  const { send } = usePlayer();
  return (
    <>
      <div className={styles.head}>
        <IconButton name="ย้อนกลับ" onPress={() => send({ type: 'back' })}>
          <Icon icon={GO_BACK} />
        </IconButton>
        <h2 tabIndex={-1} data-page-heading>
          {title}
        </h2>
      </div>
      {children}
    </>
  );
}
