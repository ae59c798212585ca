const findTabStop = (list: Element) => list.querySelector<HTMLElement>('[tabindex="0"]');
const findButton = (list: Element, index: number) => list.children[index]?.firstElementChild as HTMLElement | undefined;

/** Lets the tab key lead to one of the lines, and to none of the others. */
function setTabStop(list: Element, button: HTMLElement): void {
  const before = findTabStop(list);
  if (before === button) return;
  if (before) before.tabIndex = -1;
  button.tabIndex = 0;
}

/**
 * Marks the spoken line, and no other; -1 for none. It is the tab stop, unless the focus is among the lines already.
 */
export function markLine(list: Element, index: number): HTMLElement | null {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const button = findButton(list, index);
  button?.setAttribute('aria-current', 'true');
  const next = button ?? findButton(list, 0);
  if (next && !list.contains(document.activeElement)) setTabStop(list, next);
  return button ?? null;
}

/** Moves the focus by a key from the line that has it; false when it is no key for that. */
export function moveFocus(list: Element, key: string): boolean {
  const focused = document.activeElement?.parentElement;
  if (focused?.parentElement !== list) return false;
  const to = {
    ArrowUp: focused.previousElementSibling,
    ArrowDown: focused.nextElementSibling,
    Home: list.firstElementChild,
    End: list.lastElementChild,
  }[key];
  if (to === undefined) return false;
  const button = to?.firstElementChild as HTMLElement | undefined;
  if (button) {
    setTabStop(list, button);
    button.focus();
  }
  return true;
}
