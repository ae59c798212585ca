import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { QUESTION_ID } from '../../../platform/consent/index.ts';
import { publishHeight } from '../../../ui/index.ts';
import { toPlayerLeft } from '../playback/playerLeft.ts';
import { findSource } from '../playback/playerState.ts';
import { ReadAlong } from '../readAlong/ReadAlong.tsx';
import { ControlsPage } from './ControlsPage.tsx';
import styles from './Player.module.css';
import { SettingsPage } from './SettingsPage.tsx';
import { TitleBar } from './TitleBar.tsx';
import { toKeyEvent } from './toKeyEvent.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { usePlayer } from './usePlayer.ts';
import { usePlayerFocus } from './usePlayerFocus.ts';
import { useReach } from './useReach.ts';
import { VoicePage } from './VoicePage.tsx';

const PAGES = { player: ControlsPage, settings: SettingsPage, voiceSelect: VoicePage };

const questionHeight = publishHeight('--question');

// outside of React, because the error page is another tree, with another instance of the player
let lastRoute: { pathname: string; search: string } | undefined;

interface PlayerProps {
  /** Receives each text for screen readers. Its live region is the page's: this part comes too late to have one. */
  onAnnounce: (announcement: string) => void;
}

/** The player on every page (SPEC 2.15). */
export function Player({ onAnnounce }: PlayerProps) {
  const { state, audio, send } = usePlayer();
  const { isShowing, isCollapsing, currentPlayerPage, currentQueue, currentSpeakerId, isReadingAlong, playerState } =
    state;
  const { pathname, search } = useLocation();
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const isQueryOnly = lastRoute?.pathname === pathname;
    if (lastRoute && !(isQueryOnly && lastRoute.search === search)) send({ type: 'navigated', pathname, isQueryOnly });
    lastRoute = { pathname, search };
    const move = () => {
      const aside = document.querySelector('main aside')?.getBoundingClientRect().left;
      send({ type: 'resized', left: toPlayerLeft(innerWidth, aside, document.documentElement.offsetWidth) });
    };
    move();
    addEventListener('resize', move);
    return () => removeEventListener('resize', move);
  }, [pathname, search, send]);

  useEffect(() => questionHeight(document.getElementById(QUESTION_ID)), []);

  const focusHandlers = usePlayerFocus(place);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    // dialogs over the player have keys of their own
    const isInside = target.closest('dialog') === place.current?.closest('dialog');
    if (!isInside || event.ctrlKey || event.metaKey || event.altKey) return;
    const keyEvent = toKeyEvent(event.code, target, state);
    if (!keyEvent) return;
    event.preventDefault();
    send(keyEvent);
  };

  const source = findSource(currentQueue, currentSpeakerId);
  const announcement = useAnnouncement(state);
  useEffect(() => onAnnounce(isReadingAlong ? '' : announcement), [isReadingAlong, announcement, onAnnounce]);
  useReach(isShowing, place, () => send({ type: 'pressPlay' }));
  const playFrom = (seconds: number) => {
    send({ type: 'seekTo', seconds });
    if (playerState === 'paused') send({ type: 'pressPlay' });
  };
  const Page = PAGES[currentPlayerPage];
  const panel = (
    <section
      className={`${styles.player} not-printed`}
      aria-label="เครื่องเล่นอ่านให้ฟัง"
      data-audio-player
      data-player-state={state.playerState}
      data-collapsed={isCollapsing}
      ref={place}
      style={{ left: state.playerLeft }}
      onKeyDown={onKeyDown}
      {...focusHandlers}
    >
      <TitleBar />
      {!isCollapsing && <Page />}
    </section>
  );
  if (!isShowing) return null;
  if (!isReadingAlong || !currentQueue || !source) return panel;
  return (
    <ReadAlong
      item={currentQueue}
      source={source}
      audio={audio}
      onSeek={playFrom}
      onClose={() => send({ type: 'closeReadAlong' })}
    >
      {/* nothing beside the window is told while it is open */}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {panel}
    </ReadAlong>
  );
}
