import { expect, test } from './fixtures.ts';

test.use({ consent: null });

test('who comes for the first time answers about cookies, and is not asked again', async ({ person }) => {
  await person.open('/home');
  const question = { role: 'region', name: 'คุกกี้และความเป็นส่วนตัว' };
  await person.press('button', 'ไม่ยอมรับ', question);
  await person.seesNo(question.role, question.name);
  expect(await person.evaluate(() => document.cookie)).toContain('_consent=refused');
  await person.open('/news');
  await person.seesNo(question.role, question.name);
});
