import { poison } from '../../hostile/poison.ts';
import { VECTORS } from '../../hostile/vectors.ts';
import { asNewsroom } from '../support/contraryService.ts';
import { ARTICLE, expect, open, scrollThrough, test } from '../support/fixtures.ts';

test('attack vectors in every text of the services run no code and cause no foreign request', {
  tag: '@pictures',
}, async ({ page, site, service }) => {
  let at = 0;
  const next = () => VECTORS[at++ % VECTORS.length] ?? '';
  service.answers(
    '*',
    asNewsroom((payload) => poison(payload, 'texts', next)),
  );
  const happened: string[] = [];
  page.on('dialog', async (dialog) => {
    happened.push(`ran ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site) happened.push(`asked for ${request.url()}`);
  });
  page.on('pageerror', ({ message }) => happened.push(`threw ${message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|violation/i.test(message.text())) happened.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`violation of ${effectiveDirective} by ${blockedURI}`),
    );
  });
  for (const path of ['/home', ARTICLE]) {
    await open(page, site + path);
    await scrollThrough(page);
    await expect(page.locator('body')).toContainText('alert(1)');
    // triggers code that waits for a pointer, the focus or an animation
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main *'))
        for (const event of ['pointerenter', 'mouseover', 'focus', 'animationstart', 'error', 'load', 'toggle'])
          element.dispatchEvent(new Event(event));
    });
  }
  expect(happened).toEqual([]);
  expect(at).toBeGreaterThan(100);
});
