import { type RefObject, useEffect, useEffectEvent } from 'react';
import { PAGE_KEY } from './announcer.ts';

/**
 * Ways to the player from anywhere on the page while it shows: a link right after the one that leads to the content, as
 * the player stands at the page's end, and a key that plays and pauses.
 */
export function useReach(isShowing: boolean, player: RefObject<HTMLElement | null>, onPlay: () => void): void {
  const play = useEffectEvent(onPlay);
  useEffect(() => {
    if (!isShowing) return;
    const link = document.createElement('a');
    Object.assign(link, { className: 'skip-link', href: '#audio-player' });
    link.textContent = `ข้ามไปยังเครื่องเล่นเสียง (${PAGE_KEY} เล่นหรือหยุด)`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      player.current?.querySelector<HTMLElement>('[data-play-button]')?.focus();
    });
    document.querySelector('.skip-link')?.after(link);
    const press = (event: KeyboardEvent) => {
      // by where the key is: a Thai keyboard has another letter on it
      if (event.code !== 'KeyP' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      play();
    };
    addEventListener('keydown', press);
    return () => {
      link.remove();
      removeEventListener('keydown', press);
    };
  }, [isShowing, player]);
}
