import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindMediaSession } from './bindMediaSession.ts';
import type { PlayerController } from './playerController.ts';

let session: { metadata: object | null; setActionHandler(action: string, press: unknown): void };
const buttons = new Map<string, unknown>();
beforeEach(() => {
  buttons.clear();
  session = { metadata: null, setActionHandler: (action, press) => buttons.set(action, press) };
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(facts: object) {
        Object.assign(this, facts);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const NEWS = { id: 'live-tv', title: 'ข่าวเช้า', src: '/a.m3u8', poster: '', durationSeconds: 0, path: '/live' };
const played = () => {
  const video = new EventTarget();
  const tell = bindMediaSession({ video, play: vi.fn(), pause: vi.fn() } as unknown as PlayerController);
  tell(NEWS);
  return { tell, begin: () => video.dispatchEvent(new Event('playing')) };
};

test('says what plays when it plays, and nothing when it is closed', () => {
  const { tell, begin } = played();
  expect(session.metadata).toBe(null);
  begin();
  expect(session.metadata).toMatchObject({ title: 'ข่าวเช้า' });
  expect(buttons.get('pause')).toBeTypeOf('function');
  tell(null);
  expect([session.metadata, buttons.get('pause')]).toEqual([null, null]);
});

test('says the next programme of a channel when it begins', () => {
  const { tell, begin } = played();
  begin();
  tell({ ...NEWS, title: 'ละคร' });
  expect(session.metadata).toMatchObject({ title: 'ละคร' });
});

test('leaves to another one what that says, renamed or closed', () => {
  const { tell, begin } = played();
  begin();
  const article = { title: 'ข่าวที่อ่านให้ฟัง' };
  session.metadata = article;
  tell({ ...NEWS, title: 'ละคร' });
  tell(null);
  expect(session.metadata).toBe(article);
});
