import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** SPEC 4.2-01 */
export type DisclosureState = 'idle' | 'open' | 'close';

/** The width from which a menu is a card beside its button and no longer a sheet over the page (SPEC 9.6-12). */
export const WIDE = '(min-width: 768px)';

interface Closing {
  /** Whether scrolling the page closes it. */
  onScroll?: 'never' | 'wide' | 'always';
  /** Whether a change of route closes it on every width. */
  onRoute?: 'wide' | 'always';
  /** How long it stays in the state `close` before it is `idle`, in milliseconds. */
  delay?: number;
  /** Up to which width the page behind it stands still: a `data-lock` of locks.css. */
  lock?: 'always' | 'below-576' | 'below-767' | 'below-768';
}

export interface Disclosure<Place extends HTMLElement> {
  state: DisclosureState;
  isOpen: boolean;
  toggle(): void;
  close(): void;
  /** For the element that holds both the button and what it opens. */
  place: RefObject<Place | null>;
  onKeyDown(event: KeyboardEvent): void;
  button: { 'aria-expanded': boolean; 'aria-controls': string; 'data-state': DisclosureState; onClick(): void };
  id: string;
}

/**
 * A button that opens a card of links: closed by Escape, which returns the focus, by a press outside it, when the focus
 * leaves it, and as the options say.
 */
export function useDisclosure<Place extends HTMLElement>({
  onScroll = 'never',
  onRoute = 'always',
  delay = 0,
  lock,
}: Closing): Disclosure<Place> {
  const [state, setState] = useState<DisclosureState>('idle');
  const place = useRef<Place>(null);
  const id = useId();
  const isOpen = state === 'open';
  const close = useCallback(() => setState((now) => (now === 'open' ? 'close' : now)), []);
  const toggle = () => {
    // now, because what opens makes the browser lay out the page again before it can tell
    if (!isOpen) setSides(place.current);
    setState(isOpen ? 'close' : 'open');
  };

  useEffect(() => {
    if (state !== 'close' || delay === 0) return;
    const ended = setTimeout(() => setState('idle'), delay);
    return () => clearTimeout(ended);
  }, [state, delay]);

  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (onRoute === 'always' || matchMedia(WIDE).matches) close();
  }, [key, onRoute, close]);

  useClosing({ isOpen, place, close, onScroll, lock });

  const onKeyDown = (event: KeyboardEvent) => {
    // Alt and an arrow go back or forward in the browser
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // in a form the arrows belong to what is typed
    if (!isOpen || (event.target as Element).closest('form')) return;
    const next = findNextStop(place.current, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return {
    state,
    isOpen,
    toggle,
    close,
    place,
    onKeyDown,
    button: { 'aria-expanded': isOpen, 'aria-controls': id, 'data-state': state, onClick: toggle },
    id,
  };
}

interface Closeable {
  onScroll: Closing['onScroll'];
  lock: Closing['lock'] | undefined;
  isOpen: boolean;
  place: RefObject<HTMLElement | null>;
  close(): void;
}

/** While a card is open: closes it on Escape, on a press or a focus outside it, and where it would be in the way. */
function useClosing({ isOpen, place, close, onScroll, lock }: Closeable): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeIfOutside = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) close();
    };
    const escaped = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const scrolled = () => {
      if (onScroll === 'always' || (onScroll === 'wide' && matchMedia(WIDE).matches)) close();
    };
    // a menu that the window's new width has taken away must not hold the page
    const resized = () => {
      if (!isShown(place.current)) close();
    };
    const root = document.documentElement;
    if (lock) root.dataset.lock = lock;
    const closed = new AbortController();
    const { signal } = closed;
    document.addEventListener('pointerdown', closeIfOutside, { signal });
    document.addEventListener('focusin', closeIfOutside, { signal });
    document.addEventListener('keydown', escaped, { signal });
    addEventListener('scroll', scrolled, { passive: true, signal });
    addEventListener('resize', resized, { signal });
    return () => {
      if (lock) delete root.dataset.lock;
      closed.abort();
    };
  }, [isOpen, place, onScroll, lock, close]);
}

/** Tells a card where its button is: it stands in the navbar, outside the rows that scroll. */
function setSides(place: HTMLElement | null): void {
  if (!place) return;
  const { left, right } = place.getBoundingClientRect();
  place.style.setProperty('--left', `${left}px`);
  place.style.setProperty('--right', `${document.documentElement.clientWidth - right}px`);
}

/** Safari has `checkVisibility` only since 17.4. */
const isShown = (element: Element | null): boolean => Boolean(element?.getClientRects().length);

/**
 * The link or button that a key moves the focus to; the first is the button that opened the card. At both ends it stays:
 * else the arrow would scroll the page, which closes the card.
 */
function findNextStop(place: HTMLElement | null, key: string): HTMLElement | undefined {
  const stops = [...(place?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter(
    (stop) => isShown(stop) && !stop.closest('form'),
  );
  if (key === 'Home') return stops[1];
  if (key === 'End') return stops.at(-1);
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  if (!step) return;
  const at = stops.indexOf(document.activeElement as HTMLElement) + step;
  return stops[Math.max(0, Math.min(at, stops.length - 1))];
}
