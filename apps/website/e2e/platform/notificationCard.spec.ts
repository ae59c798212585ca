import type { Page } from '@playwright/test';
import { STATION } from '@sala/station';
import { axeFindsInBothThemes } from '../support/axe.ts';
import { ARTICLE, expect, layOutAll, open, scrollThrough, test } from '../support/fixtures.ts';
import { layoutShift, watchLayout } from '../support/layoutShift.ts';
import { accepted, card, enable, settled } from '../support/notificationCard.ts';

const DAY = 24 * 60 * 60 * 1000;

const later = (page: Page) => card(page).getByRole('button', { name: 'ไว้คราวหน้า' });

test.describe('the notification card', { tag: '@whole' }, () => {
  // all steps share a browser, because starting a whole one takes longer than opening a page
  test.describe.configure({ mode: 'default' });

  test('[1-23 2.13-01 2.13-02 2.13-03 2.13-04 6-03] is shown only with consent, with its texts and buttons, and after “later” not for 30 days', async ({
    page,
    complaints,
  }) => {
    await test.step('the card is not shown after a refusal', async () => {
      await page.goto('/home');
      await settled(page);
      await expect(card(page)).toHaveCount(0);
    });
    await test.step('the card is shown with consent', async () => {
      await accepted(page);
      await page.goto('/home');
      await expect(card(page)).toContainText(
        `อัปเดตข่าวสาร ทันทุกสถานการณ์ ครบทุกสาระประโยชน์ และสาระบันเทิง ส่งตรงเพื่อคุณจากเว็บไซต์${STATION.name}`,
      );
      await expect(card(page)).toContainText('สามารถยกเลิกได้ภายหลังผ่านการตั้งค่าบราวเซอร์ของคุณ');
      await expect(card(page).getByRole('button')).toHaveText(['ไว้คราวหน้า', 'เปิดการแจ้งเตือน']);
      await expect(card(page)).toBeVisible();
      expect(complaints).toEqual([]);
    });
    await test.step('after “later” the card is not shown for 30 days', async () => {
      const search = page.getByRole('banner').getByRole('link', { name: 'ค้นหา', exact: true });
      await search.focus();
      await later(page).press('Enter');
      await expect(card(page)).toHaveCount(0);
      await expect(search).toBeFocused();
      await page.clock.setFixedTime(Date.now() + 30 * DAY - 60_000);
      await page.goto('/home');
      await settled(page);
      await expect(card(page)).toHaveCount(0);
      await page.clock.setFixedTime(Date.now() + 30 * DAY + 60_000);
      await page.goto('/home');
      await expect(card(page)).toBeVisible();
    });
  });

  test('[2.13-01 6-03] appears and disappears with consent, and is not shown when notifications are denied or push is missing', async ({
    page,
    complaints,
  }) => {
    const question = page.getByRole('region', { name: 'คุกกี้และความเป็นส่วนตัว' });
    const askAgain = async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'ตั้งค่าคุกกี้' }).click();
    };
    await test.step('the card appears when consent is given and disappears when it is withdrawn', async () => {
      await page.context().clearCookies();
      await page.goto(ARTICLE);
      await settled(page);
      await expect(card(page)).toHaveCount(0);
      await question.getByRole('button', { name: 'ยอมรับ', exact: true }).click();
      await expect(card(page)).toBeVisible();
      await askAgain();
      await expect(card(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(card(page)).toBeVisible();
      await askAgain();
      await question.getByRole('button', { name: 'ไม่ยอมรับ' }).click();
      await expect(card(page)).toHaveCount(0);
    });
    await test.step('a denied permission is reported, with a way to change it', async () => {
      await askAgain();
      await question.getByRole('button', { name: 'ยอมรับ', exact: true }).click();
      // a headless browser denies the permission
      await enable(page).click();
      await expect(card(page).getByRole('alert')).toHaveText(/ไม่อนุญาต.*ตั้งค่าเว็บไซต์ของเบราว์เซอร์/);
      await card(page).getByRole('button', { name: 'ปิด' }).click();
      await expect(card(page)).toHaveCount(0);
    });
    await test.step('the card is not shown when notifications are denied', async () => {
      // forgets that the question was postponed
      await page.evaluate(() => localStorage.clear());
      await page.goto('/home');
      expect(await page.evaluate(() => Notification.permission)).toBe('denied');
      await settled(page);
      await expect(card(page)).toHaveCount(0);
    });
    await test.step('the card is not shown without PushManager, as on iOS', async () => {
      await page.addInitScript(() => {
        Object.defineProperty(Notification, 'permission', { get: () => 'default' });
        Reflect.deleteProperty(window, 'PushManager');
      });
      await page.goto('/home');
      await settled(page);
      await expect(card(page)).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  });
});

test('the notification card covers neither footer nor bottom navigation, shifts nothing, and has no axe violations', async ({
  page,
}) => {
  await accepted(page);
  // the browser without a window, which is cheaper, denies notifications from the start
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await watchLayout(page);
  await open(page, ARTICLE);
  await expect(card(page)).toBeVisible();
  // while it slides in, the card is translucent
  await card(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await scrollThrough(page);
  await layOutAll(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const box = await card(page).boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    expect(await axeFindsInBothThemes(page, 'section[aria-label="การแจ้งเตือนข่าว"]'), `at ${width} px`).toEqual([]);
  }
  for (const width of [320, 375, 575]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, 700]);
    await page.goto('/home');
    await expect(enable(page)).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const box = await card(page).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeLessThanOrEqual(700 - 56);
    expect(await layoutShift(page)).toEqual([]);
  }
});
