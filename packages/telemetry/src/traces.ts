import type { TraceSettings } from './exportSpans.ts';
import type { NewSpan, Span } from './span.ts';

let start: ((span: NewSpan) => Span) | null = null;

/**
 * Starts tracing where there are settings for it; otherwise OpenTelemetry is not even loaded. Returns a function that
 * sends the remaining spans and stops.
 */
export async function startTraces(service: string, settings: TraceSettings | undefined): Promise<() => Promise<void>> {
  if (!settings) return async () => {};
  const { exportSpans } = await import('./exportSpans.ts');
  const { startSpan: started, end } = exportSpans(service, settings);
  start = started;
  return async () => {
    start = null;
    // a collector that is down must not delay the end
    await end().catch((error) => console.warn('The last spans were lost:', error));
  };
}

/** Begins a span; undefined when tracing is off. */
export const startSpan = (span: NewSpan): Span | undefined => start?.(span);
