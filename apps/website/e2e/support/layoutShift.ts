import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records every layout shift of the pages that are opened afterwards. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        // a single word moves by a pixel when its font loads: 0.00002 of a phone's screen
        if (shift.hadRecentInput || shift.value < 0.0001) continue;
        const moved = shift.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const what = element ? `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}` : '?';
          const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].join());
          return `${what} (${from} → ${to})`;
        });
        shifts.push(`${shift.value.toFixed(5)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts since the page opened, with their distances: none on a stable page. */
export async function layoutShift(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // the shifts of the last frame are reported in the next ones
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    return (window as unknown as { shifts: string[] }).shifts;
  });
}
