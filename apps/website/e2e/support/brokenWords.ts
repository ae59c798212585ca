import type { Locator } from '@playwright/test';

/** The words of these elements' texts that are on more than one line. */
export const brokenWords = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll(async (elements) => {
    await document.fonts.ready;
    const words = new Intl.Segmenter('th', { granularity: 'word' });
    const isBroken = (node: Text, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
      return boxes.some(({ top }) => top > (boxes[0]?.bottom ?? top));
    };
    return elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => Array.from(element.childNodes).filter((node) => node instanceof Text))
      .flatMap((node) =>
        Array.from(words.segment(node.data))
          .filter(({ isWordLike, index, segment }) => isWordLike && isBroken(node, index, index + segment.length))
          .map(({ segment }) => segment),
      );
  });
