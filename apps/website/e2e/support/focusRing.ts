import type { Page } from '@playwright/test';

interface FocusRing {
  /** What has the focus: its text or its label. */
  name: string;
  /** In px; 0 without a ring. */
  ringWidth: number;
  /** The sides at which the ring is cut off. */
  cut: string[];
}

/**
 * The ring around the focused element, or around its card. It can be cut off by the window's upper edge or its left one,
 * which no scrolling moves, or by an element around it that hides what leaves it.
 */
export const focusRing = (page: Page): Promise<FocusRing> =>
  // read at once: each question to the browser costs more than its answer
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const widthOf = (one: Element | null) => {
      const style = one && getComputedStyle(one);
      return style && style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0;
    };
    const card = focused.closest('article');
    const owner = widthOf(focused) === 0 && widthOf(card) > 0 ? (card as Element) : focused;
    const { outlineWidth, outlineOffset } = getComputedStyle(owner);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const box = owner.getBoundingClientRect();
    const visible = { left: 0, top: 0, right: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
    for (let one = owner.parentElement; one; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      const { left, top } = one.getBoundingClientRect();
      const inner = { left: left + one.clientLeft, top: top + one.clientTop };
      if (overflowX !== 'visible' && one !== document.body) {
        visible.left = Math.max(visible.left, inner.left);
        visible.right = Math.min(visible.right, inner.left + one.clientWidth);
      }
      if (overflowY !== 'visible' && one !== document.body) {
        visible.top = Math.max(visible.top, inner.top);
        visible.bottom = Math.min(visible.bottom, inner.top + one.clientHeight);
      }
      if (position === 'fixed') break;
    }
    const cut = {
      left: visible.left - (box.left - reach),
      top: visible.top - (box.top - reach),
      right: box.right + reach - visible.right,
      bottom: box.bottom + reach - visible.bottom,
    };
    return {
      name: focused.textContent?.trim() || focused.ariaLabel || '',
      ringWidth: Math.max(widthOf(focused), widthOf(card)),
      // a pixel of three may be missing
      cut: Object.entries(cut).flatMap(([side, pixels]) =>
        pixels > 1.5 ? [`${side} by ${pixels.toFixed(1)} px`] : [],
      ),
    };
  });
