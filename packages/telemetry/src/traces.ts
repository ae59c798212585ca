import type { NewSpan, Span } from './span.ts';

let start: ((span: NewSpan) => Span) | null = null;

/**
 * Traces from now on, when OTEL_EXPORTER_OTLP_ENDPOINT says where to; else OpenTelemetry is not even loaded. Returns
 * what sends the rest and ends it.
 */
export async function startTraces(service: string, env: NodeJS.ProcessEnv = process.env): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {};
  const { exportSpans } = await import('./exportSpans.ts');
  const { startSpan: started, end } = exportSpans(service, env);
  start = started;
  return async () => {
    start = null;
    // a collector that is down must not hold up the end
    await end().catch((error) => console.warn('The last spans were lost:', error));
  };
}

/** Begins a span; undefined when tracing is off. */
export const startSpan = (span: NewSpan): Span | undefined => start?.(span);
