import { afterEach, expect, test, vi } from 'vitest';
import { bindAudioSession } from './bindAudioSession.ts';
import type { PlayerEvent } from './playerEvents.ts';
import { TestAudio } from './testAudio.ts';
import { createPlayerState, FIRST } from './testItems.ts';

afterEach(() => vi.unstubAllGlobals());

function lockScreen() {
  const buttons = new Map<string, ((details: object) => void) | null>();
  const session = {
    metadata: null as { title: string } | null,
    playbackState: 'none',
    setActionHandler(action: string, press: (() => void) | null) {
      if (action === 'stop') throw new TypeError('no such button');
      buttons.set(action, press);
    },
  };
  const sent: PlayerEvent[] = [];
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(facts: object) {
        Object.assign(this, facts);
      }
    },
  );
  const audio = new TestAudio();
  audio.paused = false;
  const tell = bindAudioSession(audio as unknown as HTMLAudioElement, (event) => sent.push(event));
  return { session, sent, tell, buttons, press: (action: string, details = {}) => buttons.get(action)?.(details) };
}

test('the media session shows the article, and its buttons control the player', () => {
  const { session, sent, tell, press } = lockScreen();
  tell(createPlayerState());
  expect(session).toMatchObject({ metadata: { title: FIRST.title }, playbackState: 'playing' });
  press('play');
  expect(sent).toEqual([]);
  press('pause');
  press('seekto', { seekTime: 7 });
  press('nexttrack');
  expect(sent).toEqual([{ type: 'silenced' }, { type: 'seekTo', seconds: 7 }, { type: 'next' }]);
  tell(createPlayerState({ isShowing: false }));
});

test('the media session of a closed player has no metadata and no buttons', () => {
  const { session, tell, buttons } = lockScreen();
  tell(createPlayerState());
  tell(createPlayerState({ isShowing: false, playerState: 'paused' }));
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  for (const action of ['play', 'nexttrack', 'previoustrack', 'seekto', 'seekforward'])
    expect(buttons.get(action), action).toBe(null);
});
