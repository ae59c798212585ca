import type { Page } from '@playwright/test';

interface Drawn {
  /** The signs that differ from their ground, each with its place in the document. */
  signs: string[];
  /** The colours or gradients behind the logos of the header's cards. */
  grounds: string[];
}

/**
 * The signs on controls and in lines of text that are drawn as a background alone, such as the bar of a switch or the
 * triangle of a play button. What the current and chosen items have more is left out: forced colours outline these.
 */
const findDrawn = (page: Page): Promise<Drawn> =>
  page.evaluate(() => {
    const CHOSEN = '[aria-current]:not([aria-current="false"]), [aria-pressed="true"]';
    const isClear = (color: string) => /^(transparent|rgba\(.+, 0\))$/.test(color);
    const findGround = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return backgroundImage;
      return isClear(backgroundColor) ? findGround(element.parentElement) : backgroundColor;
    };
    const isSign = ({ backgroundColor, content, outlineStyle, scale }: CSSStyleDeclaration, isPart: boolean) =>
      !isClear(backgroundColor) && outlineStyle === 'none' && scale !== '0 1' && (!isPart || content === '""');
    // colours change for a third of a second
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    const signs: string[] = [];
    for (const [place, element] of document.querySelectorAll('a *, button, button *, a, p').entries()) {
      if (!element.checkVisibility() || element.matches('img')) continue;
      const isEmpty = !element.hasChildNodes();
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (!isSign(style, part !== '') || (part === '' && !isEmpty)) continue;
        // a state that is outlined, unless it is the sign itself that the others have, too
        if (part !== '' && !isEmpty && element.matches(CHOSEN)) continue;
        if (style.backgroundColor !== findGround(part ? element : element.parentElement))
          signs.push(`${place} ${element.tagName} ${element.className} ${part}`);
      }
    }
    const logos = Array.from(document.querySelectorAll('header img')).filter((logo) => logo.checkVisibility());
    return { signs, grounds: logos.map(findGround) };
  });

/** What is drawn with the page's own colours, before and after, and with forced ones in between. */
export async function findInBoth(page: Page): Promise<{ own: Drawn; forced: Drawn }> {
  const before = await findDrawn(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await findDrawn(page);
  await page.emulateMedia({ forcedColors: 'none' });
  const after = await findDrawn(page);
  // a film that begins meanwhile no longer says that it loads
  return { own: { ...after, signs: before.signs.filter((sign) => after.signs.includes(sign)) }, forced };
}

/** The signs that are drawn as backgrounds, and those of them that forced colours remove. */
export async function findSigns(page: Page): Promise<{ signs: string[]; gone: string[] }> {
  const { own, forced } = await findInBoth(page);
  return { signs: own.signs, gone: own.signs.filter((sign) => !forced.signs.includes(sign)) };
}
