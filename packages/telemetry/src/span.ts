/** What is noted of a span: never the query of an address. */
export type Attributes = Record<string, string | number>;

/** A part of a trace that is under way. */
export interface Span {
  traceId: string;
  /** Its place in the trace, as it is handed on (W3C Trace Context). */
  traceparent: string;
  /** Ends it, under the name that is known by then. */
  end(told: { name?: string; attributes?: Attributes; failed?: boolean }): void;
}

export interface NewSpan {
  name: string;
  kind: 'server' | 'client';
  /** The place of what it belongs to, as it was handed on; without one a trace begins. */
  parent: string | undefined;
  attributes: Attributes;
}
