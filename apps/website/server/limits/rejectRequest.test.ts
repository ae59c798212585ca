import { STATION } from '@sala/station';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { rejectCrowded } from './renderingQueue.ts';

const app = new Hono();
app.all('*', rejectCrowded);

async function ask(path: string, method = 'GET'): Promise<string> {
  const answer = await app.request(path, { method, headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  return answer.text();
}

test('a reader who gets no turn sees the station, in the theme and the colours of the page', async () => {
  for (const [path, theme] of [
    ['/news/content/600101', 'light'],
    ['/live', 'dark'],
  ] as const) {
    const page = await ask(path);
    expect(page).toContain(`<html lang="th" data-theme="${theme}">`);
    expect(page).toContain(STATION.name);
    for (const colour of ['--ground', '--ink', '--accent', '--accent-ink'])
      expect(page.match(new RegExp(`${colour}: #`, 'g')), `${colour} in both themes`).toHaveLength(2);
  }
});

test('a reader who gets no turn can ask again, but not for what was sent', async () => {
  const again = /<a class="again" href="">ลองใหม่อีกครั้ง<\/a>/;
  expect(await ask('/search?q=น้ำ')).toMatch(again);
  expect(await ask('/ai-summary/feedback', 'POST')).not.toMatch(again);
});

test('a script that gets no turn is told as a problem in JSON', async () => {
  const answer = await app.request('/home.data');
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 503 });
});
