import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** The contrast that letters need with what is behind them (WCAG 1.4.3), and from which size in px less is enough. */
const NEEDED = { small: 4.5, large: 3, largeFromPx: 24 };
/** So much of a line may be fainter: single pixels of a picture are. */
const FAINT_SHARE = 0.05;
/** Every second pixel in each direction is enough. */
const STEP_PX = 2;

/**
 * The lines of text in an element that are too faint on the picture behind them, each with its contrast there; axe sees
 * no pictures.
 */
export async function findFaintLines(page: Page, element: Locator): Promise<string[]> {
  const lines = await element.evaluate((root) => {
    const found = [];
    const hasGround = (one: Element | null): boolean =>
      one !== null &&
      one !== root &&
      (getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)' || hasGround(one.parentElement));
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement as HTMLElement;
      const { color, fontSize } = getComputedStyle(parent);
      const range = document.createRange();
      range.selectNodeContents(text);
      // that of a button is not the picture
      if (text.textContent?.trim() && !hasGround(parent))
        for (const { x, y, width, height } of range.getClientRects())
          found.push({ text: text.textContent.trim(), color, size: Number.parseFloat(fontSize), x, y, width, height });
    }
    return found;
  });
  const setColor = (color: string) =>
    element.evaluate((root, value) => {
      for (const one of root.querySelectorAll<HTMLElement>('*')) {
        one.style.color = value;
        one.style.borderColor = value;
      }
    }, color);
  await setColor('transparent');
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await setColor('');
  return lines.flatMap(({ text, color, size, x, y, width, height }) => {
    const letters = luminanceOf((color.match(/[\d.]+/g) ?? []).map(Number));
    const contrasts: number[] = [];
    for (let row = Math.ceil(y); row < Math.min(y + height, info.height); row += STEP_PX)
      for (let column = Math.ceil(x); column < Math.min(x + width, info.width); column += STEP_PX) {
        const at = (row * info.width + column) * info.channels;
        const ground = luminanceOf([...data.subarray(at, at + 3)]);
        contrasts.push((Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05));
      }
    contrasts.sort((one, other) => one - other);
    const contrast = contrasts[Math.floor(contrasts.length * FAINT_SHARE)] ?? Number.POSITIVE_INFINITY;
    const needed = size >= NEEDED.largeFromPx ? NEEDED.large : NEEDED.small;
    return contrast < needed ? [`${text}: ${contrast.toFixed(1)}`] : [];
  });
}

/** The relative luminance of a colour in sRGB, 0 to 1. */
function luminanceOf([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
