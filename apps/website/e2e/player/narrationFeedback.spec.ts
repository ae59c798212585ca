import type { Page } from '@playwright/test';
import { axeFindsInBothThemes } from '../support/axe.ts';
import { ARTICLE, expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { player } from '../support/listening.ts';
import { modal, readAlong } from '../support/readAlong.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'แจ้งข้อเสนอแนะ' });

test.describe('feedback on a narration', () => {
  /** Answers requests to these addresses, and returns what was sent, in order. */
  async function answering(page: Page, answers: Record<'ratings' | 'reports', number>) {
    const sent: [string, Record<string, unknown>][] = [];
    await page.route(/\/ai-audio-news\/(ratings|reports)$/, async (route) => {
      const [what] = /ratings|reports/.exec(route.request().url()) ?? [];
      sent.push([what ?? '', route.request().postDataJSON()]);
      await route.fulfill({ status: answers[what as 'ratings' | 'reports'] });
    });
    return sent;
  }
  const storedRatings = (page: Page) => page.evaluate(() => localStorage.getItem('ttsFeedback'));
  const refCode = `sala-news/${ARTICLE.split('/').at(-1)}`;
  const LIKE_FAILED = 'ไม่สามารถส่งข้อมูลได้ โปรดลองใหม่อีกครั้ง';
  const DISLIKE_FAILED = 'ขออภัย ขณะนี้ไม่สามารถส่งข้อเสนอแนะสู่ระบบได้ โปรดลองใหม่อีกครั้ง';
  const rating = (page: Page) => player(page).getByRole('group', { name: 'ให้คะแนนการอ่านข่าวนี้' });
  const like = (page: Page) => rating(page).getByRole('button', { name: 'ถูกใจ', exact: true });
  const dislike = (page: Page) => rating(page).getByRole('button', { name: 'ไม่ถูกใจ' });

  test('[1-21] [4.4-01] [4.4-02] [4.4-11] [8-08] [8-09] is sent and stored, and a failure is shown', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('ttsFeedback')) localStorage.setItem('ttsFeedback', '{"x/1":1,"x/2":"no"}');
    });
    const answers = { ratings: 503, reports: 204 };
    const sent = await answering(page, answers);
    await readAlong(page);
    await like(page).click();
    await expect(rating(page).getByRole('alert')).toHaveText(LIKE_FAILED);
    await expect(like(page)).toHaveAttribute('aria-pressed', 'false');

    answers.ratings = 204;
    await like(page).click();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(rating(page).getByRole('alert')).toBeEmpty();
    expect(JSON.parse((await storedRatings(page)) ?? '')).toEqual({ 'x/1': 1, [refCode]: 1 });
    await like(page).click();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
    expect(sent).toEqual([
      ['ratings', { refCode, like: 1, dislike: 0 }],
      ['ratings', { refCode, like: 1, dislike: 0 }],
      ['ratings', { refCode, like: -1, dislike: 0 }],
    ]);

    // another tab has sent a dislike: the next page knows it
    await modal(page).getByRole('button', { name: 'ปิดหน้าต่าง' }).click();
    await page.evaluate((code) => localStorage.setItem('ttsFeedback', JSON.stringify({ [code]: -1 })), refCode);
    await page.getByRole('article').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== ARTICLE);
    await expect(dislike(page)).toHaveAttribute('aria-pressed', 'true');
    answers.ratings = 503;
    await dislike(page).click();
    await expect(rating(page).getByRole('alert')).toHaveText(DISLIKE_FAILED);
    answers.ratings = 204;
    await dislike(page).click();
    await expect(dislike(page)).toHaveAttribute('aria-pressed', 'false');
    expect(sent.at(-1)).toEqual(['ratings', { refCode, like: 0, dislike: -1 }]);
  });

  const reason = (page: Page) => form(page).getByRole('radio');
  const email = (page: Page) => form(page).getByRole('textbox', { name: 'อีเมล (ถ้ามี)' });
  const comment = (page: Page) => form(page).getByRole('textbox', { name: 'โปรดแจ้งความคิดเห็นเพื่อการพัฒนาระบบที่ดีขึ้น' });
  const submit = (page: Page) => form(page).getByRole('button', { name: 'ส่งความคิดเห็น' });

  test('[1-22] [2.17-07] [2.17-08] [2.17-09] [4.4-02] [4.5-01] [4.5-02] [5-01] [5-04] [5-05] [5-06] [7.11-07] [7.11-08] [8-09] [8-10] [8-11] [8-12] [8-13] [9.6-21] [9.6-22] [9.6-36] is requested by a form after a dislike, which validates, keeps its values on failure and confirms', async ({
    page,
  }) => {
    const answers = { ratings: 503, reports: 503 };
    const sent = await answering(page, answers);
    await readAlong(page);
    await modal(page).getByRole('button', { name: 'ปิดหน้าต่าง' }).click();
    await dislike(page).click();
    await expect(form(page)).toBeVisible();
    expect((await form(page).boundingBox())?.width).toBe(610);
    expect((await comment(page).boundingBox())?.height).toBe(92);

    // the form needs a reason, and an email that is valid or empty
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveCSS('cursor', 'not-allowed');
    await email(page).fill('someone@localhost');
    await email(page).press('Enter');
    await expect(form(page).getByText('โปรดเลือกปัญหาหรือข้อเสนอแนะที่ท่านพบ')).toBeVisible();
    await expect(reason(page).first()).toBeFocused();
    await expect(form(page).getByText('โปรดระบุอีเมลให้ถูกต้อง')).toBeVisible();
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(email(page)).toHaveCSS('border-color', 'rgb(200, 30, 30)');
    expect(await axeFindsInBothThemes(page, 'dialog')).toEqual([]);
    // the selected reason has the theme's accent colour
    for (const [theme, accent, scheme] of [
      ['dark', 'rgb(255, 194, 51)', 'dark'],
      ['light', 'rgb(27, 42, 91)', 'light only'],
    ] as const) {
      await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme);
      await expect(reason(page).first()).toHaveCSS('accent-color', accent);
      await expect(reason(page).first()).toHaveCSS('color-scheme', scheme);
    }
    await reason(page).first().check();
    await expect(form(page).getByText('โปรดเลือกปัญหาหรือข้อเสนอแนะที่ท่านพบ')).toHaveCount(0);
    await expect(submit(page)).toBeDisabled();
    await email(page).fill('someone@news.example');
    await expect(form(page).getByText('โปรดระบุอีเมลให้ถูกต้อง')).toHaveCount(0);
    await expect(submit(page)).toBeEnabled();
    expect(sent).toEqual([]);

    // the form keeps its values after a failure; the report is sent even though the dislike has failed
    await comment(page).fill('อ่านชื่ออำเภอผิด');
    await submit(page).click();
    await expect(form(page).getByRole('alert').filter({ visible: true })).toHaveText(DISLIKE_FAILED);
    const report = {
      reason: 'พบคำสะกดผิด/อ่านผิด',
      message: 'อ่านชื่ออำเภอผิด',
      email: 'someone@news.example',
      url: page.url(),
    };
    expect(sent.splice(0)).toEqual([
      ['ratings', { refCode, like: 0, dislike: 1 }],
      ['reports', report],
    ]);
    await form(page).getByRole('button', { name: 'ลองใหม่อีกครั้ง' }).click();
    await expect(comment(page)).toHaveValue('อ่านชื่ออำเภอผิด');
    const release = await holdRequests(page, '**/ai-audio-news/reports');
    answers.reports = 204;
    await submit(page).click();
    await expect(form(page).getByRole('button', { name: 'กำลังส่ง…' })).toBeDisabled();
    release();
    await expect(form(page).getByRole('status')).toHaveText('ส่งข้อเสนอแนะเรียบร้อย ขอบคุณที่ช่วยพัฒนาบริการของเรา');
    expect(sent.splice(0)).toEqual([
      ['ratings', { refCode, like: 0, dislike: 1 }],
      ['reports', report],
    ]);

    // back at the rating, which says that the dislike was not counted
    await form(page).getByRole('button', { name: 'กลับสู่หน้าอ่านข่าว' }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(dislike(page)).toBeFocused();
    await expect(dislike(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(rating(page).getByRole('alert')).toHaveText(DISLIKE_FAILED);

    // the form is empty when it is opened again, and a failure that is not repeated is forgotten
    Object.assign(answers, { ratings: 204, reports: 503 });
    await dislike(page).click();
    await expect(comment(page)).toHaveValue('');
    await expect(email(page)).toHaveValue('');
    await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await form(page).getByRole('radio', { name: 'ไม่มีเสียง' }).check();
    await submit(page).click();
    await expect(form(page).getByRole('alert').filter({ visible: true })).toHaveText(DISLIKE_FAILED);
    await form(page).getByRole('button', { name: 'กลับสู่หน้าอ่านข่าว' }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(dislike(page)).toHaveAttribute('aria-pressed', 'true');
    expect(sent.map(([, body]) => body)).toEqual([
      { refCode, like: 0, dislike: 1 },
      { reason: 'ไม่มีเสียง', message: '', email: '', url: page.url() },
    ]);
  });
});
