import { SHORT_CLIP } from '../support/watching.ts';
import { test } from './fixtures.ts';

test.use({ width: 375, height: 812 });

const FEED = { role: 'region', name: 'คลิปสั้น' };

test('a short clip plays muted, is unmuted, and the next clip plays with sound', async ({ person }) => {
  const sees = (which: 'the clip' | 'another clip', key: string, sound: 'loud' | 'muted') =>
    person.waitUntil(
      `only ${which} plays, ${sound}`,
      async (isSame, expected, isMuted) => {
        const playing = () =>
          [...document.querySelectorAll<HTMLVideoElement>('[data-film] video')].filter((film) => !film.paused);
        const [film, ...others] = playing();
        const playedKey = film?.closest<HTMLElement>('[data-clip]')?.dataset.clip ?? '';
        if (!film || others.length > 0 || film.muted !== isMuted || (playedKey === expected) !== isSame) return null;
        const before = film.currentTime;
        await new Promise((done) => setTimeout(done, 300));
        return film.currentTime > before ? playedKey : null;
      },
      which === 'the clip',
      key,
      sound === 'muted',
    );
  const key = SHORT_CLIP.split('/').at(-1) ?? '';

  await person.open('/home');
  await person.press('link', 'คลิปสั้น', { role: 'navigation', name: 'เมนูล่าง' });
  await person.isAt(SHORT_CLIP);
  await sees('the clip', key, 'muted');
  await person.press('button', 'เปิดเสียง', FEED);
  await sees('the clip', key, 'loud');
  await person.type('\uE015');
  const next = await sees('another clip', key, 'loud');
  await person.isAt(`/program/stories/${next}`);
  await person.type('\uE013');
  await sees('the clip', key, 'loud');
});
