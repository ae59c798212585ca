/** The sizes that a reader can choose for the text of articles. */
export const TEXT_SIZES = ['small', 'normal', 'large'] as const;
export type TextSizeName = (typeof TEXT_SIZES)[number];

const KEY = 'textSize';

/**
 * Runs before the first paint, so that a reader's own size does not move the page, and when another tab stores a size:
 * see the root's document.
 */
export const TEXT_SIZE_SCRIPT = `(onstorage=()=>{try{document.documentElement.dataset.textSize=localStorage.${KEY}||''}catch(e){}})()`;

/** The size that this reader has chosen; `normal` without a choice or without storage. */
export function readTextSize(): TextSizeName {
  const current = document.documentElement.dataset.textSize;
  return TEXT_SIZES.find((name) => name === current) ?? 'normal';
}

/** Shows articles in a size and remembers it. */
export function applyTextSize(size: TextSizeName): void {
  document.documentElement.dataset.textSize = size;
  try {
    localStorage.setItem(KEY, size);
  } catch {
    // without storage the size holds for this visit
  }
}
