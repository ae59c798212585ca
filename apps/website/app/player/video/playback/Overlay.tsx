import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon, MUTED } from '../../media/index.ts';
import type { VideoSource } from '../videoSource.ts';
import { Captions } from './captions/Captions.tsx';
import { readCaptionStyle, saveCaptionStyle } from './captions/captionStyle.ts';
import { Controls } from './controls/Controls.tsx';
import { type FocusKind, LEAP_SECONDS, toAction } from './controls/keys.ts';
import { interpretTap, type Tap } from './controls/taps.ts';
import { useControlsVisible } from './controls/useControlsVisible.ts';
import { NextUp } from './NextUp.tsx';
import styles from './Overlay.module.css';
import { describePlayback } from './playbackMessage.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import { StateMessage } from './StateMessage.tsx';
import { usePlayer } from './usePlayer.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';

interface OverlayProps {
  source: VideoSource;
  frame: HTMLElement;
  /** True when it replaces a button that had the focus. */
  takesFocus: boolean;
}

/** What lies over the picture: captions, messages, controls. */
export function Overlay({ source, frame, takesFocus }: OverlayProps) {
  const { player, state } = usePlayer();
  const [captionStyle, setCaptionStyle] = useState(readCaptionStyle);
  const [settingsAreOpen, setSettingsOpen] = useState(false);
  const overlay = useRef<HTMLDivElement>(null);
  /** The last click on the picture, if a finger made it. */
  const lastTap = useRef<Tap | null>(null);
  const { playback, isPaused, isMuted } = state;
  const words = describePlayback(playback, source.isLive ?? false, Date.now());
  const hasActions = words !== null && (words.action !== undefined || words.link !== undefined);
  const isNextUp = playback.phase === 'ended' && source.next !== undefined;
  const { areVisible, show, hide } = useControlsVisible(frame, isPaused || settingsAreOpen || words !== null);

  useKeys(frame);
  useRestoredFocus(frame);
  // the focus moves from the pressed poster to the button that replaces it
  useEffect(() => {
    if (takesFocus)
      overlay.current?.querySelector<HTMLElement>('[data-controls] button')?.focus({ preventScroll: true });
  }, [takesFocus]);

  const closeSettings = () => {
    setSettingsOpen(false);
    overlay.current?.querySelector<HTMLElement>('[data-settings-button]')?.focus();
  };
  const tap = (event: MouseEvent<HTMLDivElement>) => {
    if (settingsAreOpen) return closeSettings();
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
    if (pointerType === 'mouse' || pointerType === undefined) {
      lastTap.current = null;
      return player.act({ type: 'togglePlay' });
    }
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const now = { at: (event.clientX - left) / width, time: event.timeStamp };
    const meaning = interpretTap(now, lastTap.current);
    lastTap.current = now;
    if (meaning !== 'toggleControls')
      return player.act({ type: 'seekBy', seconds: meaning === 'back' ? -LEAP_SECONDS : LEAP_SECONDS });
    if (areVisible && !isPaused) hide();
    else show();
  };

  return (
    <>
      <div
        className={styles.overlay}
        data-live={source.isLive}
        data-visible={areVisible}
        data-phase={playback.phase}
        ref={overlay}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons do the same, with keys */}
        <div
          className={styles.picture}
          data-picture
          onClick={tap}
          onDoubleClick={() => {
            // a double click does not say what made it
            if (!lastTap.current) player.toggleFullscreen();
          }}
        />
        {state.captions === 'on' && <Captions video={player.video} style={captionStyle} />}
        <StateMessage words={isNextUp ? null : words} isWaiting={playback.phase === 'waiting'} />
        {source.next && <NextUp next={source.next} isUp={isNextUp} key={source.next.href} />}
        <p className={styles.title} aria-hidden="true">
          {source.title}
        </p>
        <Notice />
        {source.isLive && isMuted && playback.hasBegun && !hasActions && (
          <button type="button" className={styles.unmute} onClick={() => player.setMuted(false)}>
            <Icon icon={MUTED} size={20} />
            เปิดเสียง
          </button>
        )}
        <div className={styles.controls} data-controls>
          <Controls
            source={source}
            frame={frame}
            settingsAreOpen={settingsAreOpen}
            onSettings={() => (settingsAreOpen ? closeSettings() : setSettingsOpen(true))}
          />
        </div>
      </div>
      {settingsAreOpen && (
        <SettingsPanel
          source={source}
          captionStyle={captionStyle}
          onCaptionStyle={(changed) => setCaptionStyle(saveCaptionStyle(changed))}
          onClose={closeSettings}
          onLeave={() => setSettingsOpen(false)}
        />
      )}
    </>
  );
}

/** The last action, shown for a moment and announced to screen readers. */
function Notice() {
  const { notice } = usePlayer().state;
  const [visible, setVisible] = useState(notice);
  useEffect(() => {
    setVisible(notice);
    const timer = setTimeout(() => setVisible({ text: '' }), 1500);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <p className={styles.notice} role="status">
      {visible.text && <span>{visible.text}</span>}
    </p>
  );
}

/** The keys while the focus is in the player, except in a text field. */
function useKeys(frame: HTMLElement): void {
  const { player } = usePlayer();
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const action = toAction(event, findFocusKind(event.target as HTMLElement));
      if (!action) return;
      event.preventDefault();
      player.act(action);
    };
    frame.addEventListener('keydown', press);
    return () => frame.removeEventListener('keydown', press);
  }, [frame, player]);
}

function findFocusKind({ tagName, dataset }: HTMLElement): FocusKind {
  if (tagName === 'SELECT') return 'field';
  if (tagName === 'BUTTON' || tagName === 'A') return 'button';
  return 'keepsArrows' in dataset ? 'slider' : 'other';
}
