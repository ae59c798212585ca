import { afterEach, beforeEach, vi } from 'vitest';

/** What a stream tells its player, recorded anew for each test. */
export const events = { changed: vi.fn(), lost: vi.fn(), received: vi.fn(), skipped: vi.fn(), stopped: vi.fn() };

/** Gives each test of a file a clock of its own, and a page on which the address of every stream answers. */
export function openAnsweringPage(): void {
  beforeEach(() => {
    const page = new EventTarget();
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('fetch', async () => new Response('#EXTM3U'));
    vi.clearAllMocks();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
