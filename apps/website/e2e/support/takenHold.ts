/** True when the whole page is hydrated. Its text runs in the page, so that it can use only the document. */
export function isTakenHold(): boolean {
  const isHeld = (element: Element | null) => Object.keys(element ?? {}).some((key) => /^__react/.test(key));
  if (!isHeld(document.querySelector('main'))) return false;
  // React puts such a comment before each part that it hydrates separately
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { data, nextElementSibling } = comments.currentNode as Comment;
    if (data === '$' && nextElementSibling && !isHeld(nextElementSibling)) return false;
  }
  return true;
}
