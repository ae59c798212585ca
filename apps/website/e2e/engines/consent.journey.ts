import { expect, test } from './fixtures.ts';

test.use({ consent: null });

test('a reader answers the consent banner on the first page, and the next page does not show it', async ({
  person,
}) => {
  await person.open('/home');
  const question = { role: 'region', name: 'คุกกี้และความเป็นส่วนตัว' };
  await person.press('button', 'ไม่ยอมรับ', question);
  await person.seesNo(question.role, question.name);
  expect(await person.evaluate(() => document.cookie)).toContain('_consent=refused');
  await person.open('/news');
  await person.seesNo(question.role, question.name);
});
