import type { RequestListener } from 'node:http';

/** How long a request may take to come, in milliseconds; an upload takes as long as the line needs. */
const REQUEST_MS = 30_000;
/** How long the rest of a request that was answered before its end may take to come, in milliseconds. */
const REST_MS = 5000;

/** Whether an address is that of an upload: its input is in the address, and the body is the file. */
function isUpload(address = ''): boolean {
  // resolved as the desk does it: /actions/../session is none of its actions
  const url = URL.parse(`http://desk${address}`);
  return Boolean(url?.pathname.startsWith('/actions/') && url.searchParams.has('input'));
}

/**
 * Ends the connections of requests that come too slowly. Whoever is not signed in gets the answer to an upload at once,
 * so that the connection ends with it: otherwise a few hundred slow ones keep everybody out.
 */
export function limitSlowBodies(
  listener: RequestListener,
  { requestMs, restMs } = { requestMs: REQUEST_MS, restMs: REST_MS },
): RequestListener {
  return (incoming, outgoing) => {
    const end = () => {
      if (!incoming.complete) incoming.destroy();
    };
    const timers: NodeJS.Timeout[] = [];
    const endAfter = (milliseconds: number) => timers.push(setTimeout(end, milliseconds).unref());
    if (!isUpload(incoming.url)) endAfter(requestMs);
    outgoing.once('finish', () => endAfter(restMs));
    incoming.once('close', () => timers.forEach(clearTimeout));
    listener(incoming, outgoing);
  };
}
