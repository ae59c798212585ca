import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useQuestionHeight } from '../../../platform/consent/index.ts';
import { ReadAlong } from '../readAlong/ReadAlong.tsx';
import { ControlsPage } from './ControlsPage.tsx';
import styles from './Player.module.css';
import { toPlayerLeft } from './playerLeft.ts';
import { findSource, SEEK_STEP_SECONDS } from './playerState.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { TitleBar } from './TitleBar.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { usePlayer } from './usePlayer.ts';
import { useReach } from './useReach.ts';
import { VoicePage } from './VoicePage.tsx';

const PAGES = { player: ControlsPage, settings: SettingsPage, voiceSelect: VoicePage };

// the error page is a tree of its own, in which the player is another one
let shownAt: string | undefined;

/** Focuses the article that was read: the button that reads it, else the heading of the page. */
function focusArticle(contentId = ''): void {
  const buttons = document.querySelectorAll<HTMLElement>(`button[data-content-id="${CSS.escape(contentId)}"]`);
  const button = [...buttons].find((one) => one.getClientRects().length > 0);
  const target = button ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  if (!button) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // the page stands still for a reader who closes the player with the mouse
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** The live region. It is mounted empty: with its text, screen readers would announce that again. */
function Status({ text }: { text: string }) {
  const [saidBefore, setSaidBefore] = useState<string | null>(text);
  if (saidBefore !== null && saidBefore !== text) setSaidBefore(null);
  return (
    <p className="visually-hidden" role="status">
      {saidBefore === text ? '' : text}
    </p>
  );
}

/** The player on every page (SPEC 2.15). */
export function Player() {
  const { state, audio, send } = usePlayer();
  const { isShowing, isCollapsing, currentPlayerPage, currentQueue, currentSpeakerId, isReadingAlong, playerState } =
    state;
  const { pathname } = useLocation();
  const place = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  // where something was read along
  const readAt = useRef('');
  const shownPage = useRef(currentPlayerPage);

  useEffect(() => {
    if (shownAt !== undefined && shownAt !== pathname) send({ type: 'navigated', pathname });
    shownAt = pathname;
    const move = () => {
      const aside = document.querySelector('main aside')?.getBoundingClientRect().left;
      send({ type: 'resized', left: toPlayerLeft(innerWidth, aside, document.documentElement.offsetWidth) });
    };
    move();
    addEventListener('resize', move);
    return () => removeEventListener('resize', move);
  }, [pathname, send]);

  // the pressed button may go with its page of the player: the focus stays in the player
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page of the player shows
  useEffect(() => {
    const closed = readAt.current === pathname && !isReadingAlong;
    readAt.current = isReadingAlong ? pathname : '';
    const leftPage = shownPage.current;
    shownPage.current = currentPlayerPage;
    const isLost = (hasFocus.current || closed) && document.activeElement === document.body;
    if (!isShowing) hasFocus.current = false;
    if (!isLost) return;
    if (!isShowing) return focusArticle(currentQueue?.contentId);
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    // on the way back the focus is on the button that opened the window or the page
    const opener = (closed && find('[data-read-along]')) || find(`[data-opens="${leftPage}"]:enabled`);
    (opener || find('[data-page-heading]') || find('[data-title-bar]'))?.focus();
  }, [currentPlayerPage, isCollapsing, isReadingAlong, isShowing]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { tagName, dataset } = event.target as HTMLElement;
    // what opens over the player has keys of its own
    const isInside = (event.target as Element).closest('dialog') === place.current?.closest('dialog');
    if (tagName === 'SELECT' || !isInside) return;
    // by where the keys are, as a Thai keyboard has other letters on them
    const press = {
      KeyK: () => send({ type: 'pressPlay' }),
      // a button that has the focus is pressed with it
      Space: tagName === 'INPUT' ? () => send({ type: 'pressPlay' }) : undefined,
      KeyM: () => send({ type: 'toggleMute' }),
      ArrowLeft: 'keepsArrows' in dataset ? undefined : () => send({ type: 'seekBy', seconds: -SEEK_STEP_SECONDS }),
      ArrowRight: 'keepsArrows' in dataset ? undefined : () => send({ type: 'seekBy', seconds: SEEK_STEP_SECONDS }),
      // while reading along the browser closes the window with it
      Escape: isCollapsing || isReadingAlong ? undefined : () => send({ type: 'toggleCollapse' }),
    }[event.code];
    if (!press) return;
    event.preventDefault();
    press();
  };

  const source = findSource(currentQueue, currentSpeakerId);
  const announcement = useAnnouncement(state);
  const below = useQuestionHeight();
  useReach(isShowing, place, () => send({ type: 'pressPlay' }));
  const hearFrom = (seconds: number) => {
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
      style={{ left: state.playerLeft, '--below': `${below}px` } as CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (!relatedTarget) return;
        hasFocus.current = place.current?.contains(relatedTarget) ?? false;
        if (!hasFocus.current) send({ type: 'yieldToPage', height: innerHeight });
      }}
    >
      <TitleBar />
      {!isCollapsing && <Page />}
    </section>
  );
  const status = <Status text={announcement} />;
  if (isShowing && isReadingAlong && currentQueue && source)
    return (
      <ReadAlong
        item={currentQueue}
        source={source}
        audio={audio}
        onSeek={hearFrom}
        onClose={() => send({ type: 'closeReadAlong' })}
      >
        {/* nothing beside the window is told while it is open */}
        {status}
        {panel}
      </ReadAlong>
    );
  return (
    <>
      {status}
      {isShowing && panel}
    </>
  );
}
