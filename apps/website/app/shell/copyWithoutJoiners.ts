import { removeJoiners } from '@sala/thai';

/** Copies what is selected without the signs that keep the words of a line together: elsewhere they hide these words. */
export function copyWithoutJoiners(): () => void {
  const copy = (event: ClipboardEvent) => {
    const selection = getSelection();
    const text = String(selection);
    const plain = removeJoiners(text);
    if (!selection || plain === text) return;
    const html = document.createElement('div');
    html.append(selection.getRangeAt(0).cloneContents());
    // elsewhere relative addresses lead nowhere
    for (const name of ['href', 'src'] as const)
      for (const element of html.querySelectorAll<HTMLAnchorElement & HTMLImageElement>(`[${name}]`))
        element.setAttribute(name, element[name]);
    for (const picture of html.querySelectorAll('[srcset]')) picture.removeAttribute('srcset');
    event.clipboardData?.setData('text/plain', plain);
    event.clipboardData?.setData('text/html', removeJoiners(html.innerHTML));
    event.preventDefault();
  };
  document.addEventListener('copy', copy);
  return () => document.removeEventListener('copy', copy);
}
