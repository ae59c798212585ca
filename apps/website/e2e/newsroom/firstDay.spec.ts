import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { addDays, toDay } from '@sala/thai';
import { ROOT } from '../support/addresses.ts';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { begins } from '../support/headlines.ts';
import { newsroomCommand } from '../support/newsroomCommand.ts';
import { makeTemporaryDirectory } from '../support/temporaryDirectory.ts';
import { begin, seen, videoPlayer } from '../support/watching.ts';
import { type ApplicationProcess, startNewsroom } from '../support/websiteProcess.ts';

test.skip(spawnSync('ffmpeg', ['-version']).status !== 0, 'ffmpeg is not installed');

const directory = makeTemporaryDirectory('first-day');
const data = join(directory, 'data');
let newsroom: ApplicationProcess;
test.beforeAll(async () => {
  newsroom = await startNewsroom(data);
});
test.afterAll(async () => {
  await newsroom?.stop();
});

/** A film of twelve seconds and a photo, as an editor would upload. */
function shoot(): [film: string, picture: string] {
  const [film, picture] = [join(directory, 'film.mp4'), join(directory, 'photo.jpg')];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=12'];
  const moving = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=25:duration=12'];
  execFileSync('ffmpeg', ['-v', 'error', ...moving, ...sound, '-pix_fmt', 'yuv420p', film]);
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=1280x720', '-frames:v', '1', picture]);
  return [film, picture];
}

const fillStation = () =>
  execFileSync('docs/first-day/fill.sh', shoot(), {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', NEWSROOM: 'node apps/newsroom/src/cli/main.ts' },
  });

const EMPTY_PAGES = ['/news', '/news/politics', '/program', '/program/schedules', '/live/tv', '/search', '/'];

test('an empty station shows complete pages; the first-day script fills it with articles, a film and a schedule', {
  tag: '@pictures',
}, async ({ page, startSite, complaints }) => {
  // thirty commands, each in a process of its own, and the encoding of a film share two cores with four browsers
  test.setTimeout(600_000);
  const site = await startSite({ NEWSROOM_URL: newsroom.address, IMAGE_HOSTS: new URL(newsroom.address).host });
  for (const path of EMPTY_PAGES) {
    await open(page, site + path);
    await expect(page.getByRole('main'), path).not.toBeEmpty();
    await expect(page.getByRole('heading').first(), path).toBeVisible();
  }

  const output = fillStation();
  expect(output).toContain('✓ articles that are out: 10');
  const log = newsroomCommand(['log', '--limit', '100'], '', data);
  expect(log.match(/ articles publish .* done: /g)).toHaveLength(11);
  expect(log).not.toMatch(/ {2}(refused|failed): /);

  await page.goto(`${site}/`);
  // the browser caches a page for twenty seconds, and the script may be faster
  await page.reload();
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: begins('น้ำในลำน้ำปากน้ำใสลดลงครึ่งเมตร') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(begins('น้ำในลำน้ำปากน้ำใสลดลงครึ่งเมตร'));
  await expect(page.getByRole('img', { name: 'ผู้ค้าล้างแผงในตลาดเช้าหลังน้ำลด' }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('ฉบับแรกระบุว่าเก้าวัน ที่ถูกต้องคือสิบวัน');
  await expect(page.getByRole('main')).toContainText('เป็นวันแรกในรอบสิบวัน');

  await page.getByRole('link', { name: 'มาลี ศรีสุข' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('มาลี ศรีสุข');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);

  await open(page, `${site}/program/rim-khlong`);
  await page
    .getByRole('link', { name: begins('ตลาดหลังน้ำลด') })
    .first()
    .click();
  await begin(page);
  await seen(page);
  // on a busy machine the film may be over before its captions have come
  await page.keyboard.press('k');
  await page.keyboard.press('c');
  await expect(videoPlayer(page).locator('[data-captions]')).toContainText('ตลาด');

  // airings whose time had passed today were not planned: tomorrow has all of them
  const tomorrow = addDays(toDay(Date.now()), 1);
  await open(page, `${site}/program/schedules?date=${tomorrow}`);
  await expect(page.getByRole('main')).toContainText('ริมคลองวันนี้');
  await expect(page.getByRole('main')).toContainText('ข่าวค่ำ');
  expect(complaints).toEqual([]);
});
