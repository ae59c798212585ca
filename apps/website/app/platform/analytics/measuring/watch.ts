import { describeClick, readContentAttributes } from './describeClick.ts';
import type { SendEvent } from './tracker.ts';

// One listener for everything that is pressed, sent or played on a page: elements declare their events and have no code
// for them.
/** Reports presses and submitted forms (`data-submit-event`). It listens in the capture phase, before the router. */
export function watchClicks(send: SendEvent, signal: AbortSignal): void {
  const pressed = (event: MouseEvent) => {
    // the middle button opens a link in a new tab, the right button opens none
    if (event.button > 1 || !(event.target instanceof Element)) return;
    const press = describeClick(event.target);
    for (const name of press?.names ?? []) send(name, press?.attributes);
  };
  const submitted = ({ target }: SubmitEvent) => {
    const name = target instanceof HTMLElement && target.dataset.submitEvent;
    if (name) send(name);
  };
  addEventListener('click', pressed, { capture: true, signal });
  addEventListener('auxclick', pressed, { capture: true, signal });
  addEventListener('submit', submitted, { capture: true, signal });
}

/** Tells that a film began (`data-play-event`), once for each video (`data-video`) on a page. */
export function watchPlays(send: SendEvent, signal: AbortSignal): void {
  const sources = new Set<string>();
  const began = (video: EventTarget | null) => {
    const place = video instanceof Element ? video.closest<HTMLElement>('[data-play-event]') : null;
    const { playEvent, video: source = '' } = place?.dataset ?? {};
    if (!playEvent || sources.has(source)) return;
    sources.add(source);
    send(playEvent, readContentAttributes(place));
  };
  // events of media elements do not bubble: they are caught in the capture phase
  document.addEventListener('playing', ({ target }) => began(target), { capture: true, signal });
  // a channel begins by itself, and may have done so already
  for (const video of document.querySelectorAll('video')) if (!video.paused && video.currentTime > 0) began(video);
}

/** Tells how far a page was read: half of it, and to its end, each once (SPEC 7.15-01). */
export function watchScroll(send: SendEvent, signal: AbortSignal): void {
  const steps = [0.5, 1];
  const scrolled = () => {
    const { scrollHeight } = document.documentElement;
    // with fractional pixels the sum may be a pixel short
    const read = (scrollY + innerHeight + 1) / scrollHeight;
    while (steps[0] !== undefined && read >= steps[0]) send(`actionScroll_${steps.shift() === 1 ? 100 : 50}`);
  };
  addEventListener('scroll', scrolled, { passive: true, signal });
}

/** Tells that something came into sight (`data-view-event`), once on a page. */
export function watchVisibility(send: SendEvent, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        send((target as HTMLElement).dataset.viewEvent ?? '');
      }
    },
    { threshold: 0.5 },
  );
  for (const part of document.querySelectorAll('[data-view-event]')) observer.observe(part);
  signal.addEventListener('abort', () => observer.disconnect());
}
