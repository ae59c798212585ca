import { toPlainTitle } from '../../platform/headlines/index.ts';
import { isPlaying, listen, playerSlot } from './listen.ts';
import { toListenIcon, toListenLabel } from './listenLabel.ts';

/**
 * Does for every button of an article in a part that React does not render what `ListenButton` does. Returns what takes
 * it back.
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
      if (button.ariaLabel === label) continue;
      button.ariaLabel = label;
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

/** Of the article whose card it stands in: the HTML does not say it a second time. */
const toTitle = (button: HTMLButtonElement): string =>
  toPlainTitle(button.closest('article')?.querySelector('h3')?.textContent ?? '');
