/** The attributes of a span: never the query of an address. */
export type Attributes = Record<string, string | number>;

/** A running part of a trace. */
export interface Span {
  traceId: string;
  /** Its trace context, as it is passed on (W3C Trace Context). */
  traceparent: string;
  /** Ends it, with the name that is known by then. */
  end(outcome: { name?: string; attributes?: Attributes; failed?: boolean }): void;
}

export interface NewSpan {
  name: string;
  kind: 'server' | 'client';
  /** The trace context of its parent; without one a new trace begins. */
  parent: string | undefined;
  attributes: Attributes;
}
