import { useRef } from 'react';
import { useHydrated } from '../../ui/index.ts';

/**
 * What opens a menu is a link until the page is hydrated, and a button from then on, which takes over the focus: a
 * reader who is on the link by keyboard at that moment would be nowhere.
 */
export function useLinkThenButton() {
  const wasFocused = useRef(false);
  return {
    isButton: useHydrated(),
    linkRef: (link: HTMLAnchorElement | null) => () => {
      wasFocused.current = link === document.activeElement;
    },
    buttonRef: (button: HTMLButtonElement | null) => {
      if (wasFocused.current) button?.focus();
      wasFocused.current = false;
    },
  };
}
