/**
 * Whether scripts have taken hold of all of the page. Runs in the page, as its text: it knows nothing but the document.
 */
export function isTakenHold(): boolean {
  const isHeld = (element: Element | null) => Object.keys(element ?? {}).some((key) => /^__react/.test(key));
  if (!isHeld(document.querySelector('main'))) return false;
  // each part that scripts take hold of by itself begins behind such a comment
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { data, nextElementSibling } = comments.currentNode as Comment;
    if (data === '$' && nextElementSibling && !isHeld(nextElementSibling)) return false;
  }
  return true;
}
