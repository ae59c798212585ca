import type { Page } from '@playwright/test';

/**
 * The sides at which the focus ring of the focused element is cut off: by the window's upper edge or its left one, which
 * no scrolling moves, or by an element around it that hides what leaves it. The ring may be that of the card around it.
 */
export const cutSides = (page: Page): Promise<string[]> =>
  page.locator(':focus').evaluate((focused) => {
    const hasRing = (one: Element | null) => one !== null && getComputedStyle(one).outlineStyle !== 'none';
    const card = focused.closest('article');
    const owner = !hasRing(focused) && hasRing(card) ? (card as Element) : focused;
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
    // a pixel of three may be missing
    return Object.entries(cut).flatMap(([side, pixels]) =>
      pixels > 1.5 ? [`${side} by ${pixels.toFixed(1)} px`] : [],
    );
  });
