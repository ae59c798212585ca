import { toPlainTitle } from '../../platform/headlines/index.ts';
import { isPlaying, listen, playerSlot } from './listen.ts';
import { toListenIcon, toListenLabel } from './listenLabel.ts';

/**
 * Gives the listen buttons of a part that React does not render the behaviour of `ListenButton`. Returns what ends it.
 */
export function bindListenButtons(part: Element): () => void {
  const handleClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-content-id]');
    if (button) void listen({ contentId: button.dataset.contentId ?? '', title: toTitle(button) });
  };
  const update = () => {
    for (const button of part.querySelectorAll<HTMLButtonElement>('button[data-content-id]')) {
      const plays = isPlaying(button.dataset.contentId ?? '');
      const label = toListenLabel(toTitle(button), plays);
      if (button.getAttribute('aria-label') === label) continue;
      button.setAttribute('aria-label', label);
      button.dataset.playing = String(plays);
      button.dataset.event = plays ? '' : 'contentTTS';
      button.querySelector('path')?.setAttribute('d', toListenIcon(plays));
    }
  };
  update();
  part.addEventListener('click', handleClick);
  const unsubscribe = playerSlot.subscribe(update);
  return () => {
    part.removeEventListener('click', handleClick);
    unsubscribe();
  };
}

/** The title of the article in whose card the button is, so that the HTML need not repeat it. */
const toTitle = (button: HTMLButtonElement): string =>
  toPlainTitle(button.closest('article')?.querySelector('h3')?.textContent ?? '');
