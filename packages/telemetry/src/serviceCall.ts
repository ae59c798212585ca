import { getCurrentRequest } from './currentRequest.ts';
import { startSpan } from './traces.ts';

/** A call to a service that has started. */
export interface ServiceCall {
  /** The headers that identify the present request to the service. */
  headers: Record<string, string>;
  /** Ends its span; undefined when tracing is off. `status` is undefined without an answer. */
  end: ((status: number | undefined) => void) | undefined;
}

/** Starts a call to a service on behalf of the current request. */
export function startServiceCall(method: string, address: URL): ServiceCall {
  const request = getCurrentRequest();
  const { hostname, port, protocol, pathname } = address;
  const span = startSpan({
    name: `${method} ${hostname}`,
    kind: 'client',
    parent: request?.traceparent,
    attributes: {
      'http.request.method': method,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
      'url.path': pathname,
    },
  });
  const traceparent = span?.traceparent ?? request?.traceparent;
  return {
    headers: { ...(request && { 'x-request-id': request.id }), ...(traceparent && { traceparent }) },
    end:
      span &&
      ((status) =>
        span.end({
          ...(status && { attributes: { 'http.response.status_code': status } }),
          failed: !status || status >= 500,
        })),
  };
}
