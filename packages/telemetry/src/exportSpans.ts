import { ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { NewSpan, Span } from './span.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** Where traces go, and which. */
export interface TraceSettings {
  /** The base address of a collector (OTLP over HTTP), to which `/v1/traces` is appended. */
  endpoint: string;
  /** The share of the traces that begin here, from 0 to 1. */
  share: number;
}

/** Sends spans to a collector. The exporter itself reads the other standard OTEL_EXPORTER_OTLP_* variables. */
export function exportSpans(service: string, { endpoint, share }: TraceSettings) {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  const tracer = provider.getTracer('sala');
  const startSpan = ({ name, kind, parent, attributes }: NewSpan): Span => {
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parseTraceparent(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      end: ({ name: known, attributes: more, failed }) => {
        if (known) span.updateName(known);
        if (more) span.setAttributes(more);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  return { startSpan, end: () => provider.shutdown() };
}

function parseTraceparent(traceparent = '') {
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const parent: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}
