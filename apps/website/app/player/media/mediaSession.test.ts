import { beforeEach, expect, test, vi } from 'vitest';

const buttons = new Map<string, unknown>();
const session = {
  metadata: null as object | null,
  playbackState: 'none',
  setActionHandler(action: string, press: unknown) {
    if (action === 'stop') throw new TypeError('not a MediaSessionAction');
    buttons.set(action, press);
  },
  setPositionState: vi.fn(),
};
let bindMediaSession: typeof import('./mediaSession.ts').bindMediaSession;
beforeEach(async () => {
  buttons.clear();
  session.setPositionState.mockClear();
  Object.assign(session, { metadata: null, playbackState: 'none' });
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(facts: object) {
        Object.assign(this, facts);
      }
    },
  );
  // each test imports the module anew: the buttons belong to no player yet
  vi.resetModules();
  ({ bindMediaSession } = await import('./mediaSession.ts'));
  return () => vi.unstubAllGlobals();
});

function createPlayer(title: string, more = {}) {
  const media = Object.assign(new EventTarget(), { paused: true, duration: 60, currentTime: 5, playbackRate: 1 });
  const play = vi.fn();
  const tell = bindMediaSession(media as never, { play, stop: vi.fn(), ...more });
  tell({ title });
  const become = (paused: boolean, type: string) => {
    media.paused = paused;
    media.dispatchEvent(new Event(type));
  };
  return { media, tell, play, begin: () => become(false, 'playing'), halt: () => become(true, 'pause') };
}

test('the media session shows what plays from its start, even if the browser lacks a button', () => {
  const { tell, play, begin, halt } = createPlayer('ข่าวเช้า');
  expect([session.metadata, buttons.size]).toEqual([null, 0]);
  begin();
  expect(session).toMatchObject({ metadata: { title: 'ข่าวเช้า' }, playbackState: 'playing' });
  expect(buttons.get('play')).toBe(play);
  halt();
  expect(session.playbackState).toBe('paused');
  tell(null);
  expect([session.metadata, session.playbackState, buttons.get('play')]).toEqual([null, 'none', null]);
});

test('the media session has the valid positions of the player that owns it', () => {
  const article = createPlayer('ข่าวที่อ่านให้ฟัง');
  const seek = (to: object) => Object.assign(article.media, to).dispatchEvent(new Event('seeked'));
  seek({});
  expect(session.setPositionState).not.toHaveBeenCalled();
  article.begin();
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 60, position: 5, playbackRate: 1 });
  seek({ currentTime: 60 });
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 60, position: 60, playbackRate: 1 });
  // browsers reject these
  seek({ currentTime: 61 });
  seek({ duration: Number.NaN });
  seek({ duration: Number.POSITIVE_INFINITY });
  expect(session.setPositionState).toHaveBeenCalledTimes(2);
});

test('the media session shows the next programme of a channel', () => {
  const { tell, begin } = createPlayer('ข่าวเช้า');
  begin();
  tell({ title: 'ละคร' });
  expect(session.metadata).toMatchObject({ title: 'ละคร' });
});

test('the player that started last owns the media session', () => {
  const article = createPlayer('ข่าวที่อ่านให้ฟัง');
  const video = createPlayer('ข่าวเช้า');
  article.begin();
  video.begin();
  article.tell({ title: 'ข่าวถัดไป' });
  expect(session.metadata).toMatchObject({ title: 'ข่าวเช้า' });
  video.tell(null);
  expect(buttons.get('play')).toBe(article.play);
  article.begin();
  expect(session.metadata).toMatchObject({ title: 'ข่าวถัดไป' });
  expect(buttons.get('play')).toBe(article.play);
  // late events of the video change nothing
  video.halt();
  expect(session).toMatchObject({ metadata: { title: 'ข่าวถัดไป' }, playbackState: 'playing' });
});

test('a player that takes over the media session leaves no button and no position of the player before', () => {
  const article = createPlayer('ข่าวที่อ่านให้ฟัง', { nexttrack: vi.fn() });
  const channel = createPlayer('ข่าวเช้า');
  channel.media.duration = Number.POSITIVE_INFINITY;
  article.begin();
  expect(buttons.get('nexttrack')).toBeTypeOf('function');
  channel.begin();
  expect([buttons.get('nexttrack'), buttons.get('play')]).toEqual([null, channel.play]);
  expect(session.setPositionState).toHaveBeenLastCalledWith();
});

test('the player before has its buttons again, still paused, when the player that owns the media session is closed', () => {
  const article = createPlayer('ข่าวที่อ่านให้ฟัง');
  article.begin();
  const film = createPlayer('ละคร');
  article.halt();
  film.begin();
  expect(buttons.get('play')).toBe(film.play);
  film.tell(null);
  expect(session).toMatchObject({ metadata: { title: 'ข่าวที่อ่านให้ฟัง' }, playbackState: 'paused' });
  expect(buttons.get('play')).toBe(article.play);
  article.tell(null);
  expect([session.metadata, session.playbackState, buttons.get('play')]).toEqual([null, 'none', null]);
});
