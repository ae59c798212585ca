import { test } from './fixtures.ts';

test('the schedule scrolls to the current airing and shows the week', async ({ person }) => {
  await person.open('/program/schedules');
  await person.press('link', 'ดูรายการที่ออกอากาศไปแล้วของวันนี้');
  await person.press('link', 'ไปยังรายการขณะนี้');
  await person.waitUntil('the current airing is below the head of the table', () => {
    const head = document.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
    const { top = 0 } = document.querySelector('#now')?.getBoundingClientRect() ?? {};
    return top >= head && top < innerHeight;
  });
  await person.press('link', 'รายสัปดาห์');
  await person.waitUntil('the week is shown', () => location.search.includes('view=week'));
  await person.sees('columnheader');
});
