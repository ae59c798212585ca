/**
 * Scrolls a row until what the keyboard has focused in it can be seen as a whole, with the item that it belongs to: a
 * browser is content with 32 of its pixels, or with the words of a card's link.
 */
function show({ target }: FocusEvent): void {
  let item = target as Element;
  // what is pressed must not move
  if (!item.matches(':focus-visible')) return;
  for (let row = item.parentElement; row; row = row.parentElement) {
    if (row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto') {
      item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
    if (row.matches('li')) item = row;
  }
}

/** Does so from now on; called once more, it changes nothing. */
export function showFocusInRow(): void {
  document.addEventListener('focusin', show);
}
