import { test } from './fixtures.ts';

const PLAYER = { role: 'region', name: /^เครื่องเล่นวิดีโอ/ };
/** The maximum time between two beginnings of a film or of a part of it. */
const BEGINNINGS_SECONDS = 20;

test('a channel plays with captions, seeks back, starts the programme over and returns to live', async ({ person }) => {
  await person.open('/live/online');
  await person.seesFilm('muted');
  await person.press('button', 'เปิดเสียง', PLAYER);
  await person.seesFilm();
  await person.press('button', /^คำบรรยาย/, PLAYER);
  await person.waitUntil('captions are visible', () => document.querySelector('[data-captions]')?.textContent);

  await person.type('jjjjjj');
  await person.waitUntil(
    'the channel is buffered beyond the beginning of a film',
    (seconds) => {
      const { currentTime = 0, buffered } = document.querySelector('video') ?? {};
      const parts = Array.from({ length: buffered?.length ?? 0 }, (_, index) => index);
      return parts.some((part) => {
        const [start = 0, end = 0] = [buffered?.start(part), buffered?.end(part)];
        return start <= currentTime && end > currentTime + seconds;
      });
    },
    BEGINNINGS_SECONDS,
  );
  await person.seesFilm();

  await person.press('button', 'ดูรายการนี้ตั้งแต่ต้น');
  await person.reads('กำลังดูย้อนหลังตั้งแต่เวลา');
  await person.seesFilm();
  await person.press('button', 'กลับไปชมสด');
  await person.sees('button', 'ดูรายการนี้ตั้งแต่ต้น');
  await person.seesFilm();
});
