import type { Page } from '@playwright/test';
import { open } from './fixtures.ts';

/**
 * Opens a page and treats it as the translation of a browser does: every text stands in `<font>` elements instead of
 * its own node, and so does every text that comes later. The words stay the same.
 */
export async function openTranslated(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.evaluate(() => {
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea, option'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
