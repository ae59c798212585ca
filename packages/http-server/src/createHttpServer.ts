import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isValidAddress } from './isValidAddress.ts';
import type { ServerLimits } from './limits.ts';
import { toReaderKey } from './readerKey.ts';

/**
 * Why a request is refused before it is handled: its address is invalid, its headers are too long, it came too slowly.
 */
export type UnreadableReason = 'address' | 'headers' | 'timeout';

/** Renders the answer to a request that cannot be parsed. */
export interface Explanation {
  contentType: string;
  body: string;
}

export type Explain = (reason: UnreadableReason) => Explanation;

const STATUS: Record<UnreadableReason, number> = { address: 400, headers: 431, timeout: 408 };
const REASONS: Record<string, UnreadableReason> = {
  HPE_HEADER_OVERFLOW: 'headers',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};
/** How often connections are checked for those that take too long. */
const CHECK_INTERVAL_MS = 1_000;
/** How long a rejected client may take its answer. */
const MAX_LINGER_MS = 1_000;
/**
 * How many requests of a connection may wait for their answers. Browsers and proxies send one after the other; Node reads
 * all that come together, and holds an answer for each until the client takes it.
 */
const MAX_UNANSWERED = 16;

/**
 * Creates an HTTP server that enforces `limits` on every client, and answers invalid addresses with 400 before
 * `listener` sees them. It does not listen yet. A request that cannot be parsed gets the answer of `explain`, which no
 * cache stores, and its connection is closed; so is one whose client sends requests without taking the answers. A
 * trusted proxy (`isProxy`) may have any number of connections.
 */
export function createHttpServer(
  listener: RequestListener,
  limits: ServerLimits,
  explain: Explain,
  isProxy: (address: string) => boolean = () => false,
): Server {
  const isOneTooMany = countUnanswered();
  const server = createServer(
    {
      maxHeaderSize: limits.maxHeaderBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, limits.headersTimeoutMs),
    },
    (incoming, outgoing) => {
      if (isOneTooMany(incoming, outgoing)) return closeAtOnce(incoming.socket);
      // a health check in HTTP/1.0 names no host, which listeners need for the whole address
      incoming.headers.host ||= 'localhost';
      if (isValidAddress(incoming.url ?? '')) return listener(incoming, outgoing);
      const explanation = explain('address');
      outgoing.writeHead(STATUS.address, toHeaders(explanation)).end(explanation.body);
    },
  );
  server.timeout = limits.inactivityTimeoutMs;
  server.maxConnections = limits.maxConnections;
  limitConnectionsPerAddress(server, limits.maxConnectionsPerAddress, isProxy);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else rejectConnection(socket, REASONS[error.code ?? ''] ?? 'address', explain);
  });
  return server;
}

/** Counts the requests without an answer on each connection; true for one more than are allowed. */
function countUnanswered(): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const counts = new WeakMap<Socket, number>();
  return ({ socket }, outgoing) => {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    outgoing.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
    return count > MAX_UNANSWERED;
  };
}

/**
 * Closes a connection and forgets the requests of which the parser has already read the beginning. Node has no name for
 * that in its documentation, and would create each of some thousands, and hold them until all other connections are read
 * (docs/decisions/0061-clients-that-take-no-answers-are-cut-off.md).
 */
function closeAtOnce(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 0;
  socket.destroy();
}

/** Closes connections beyond `max` of one address at once. */
function limitConnectionsPerAddress(server: Server, max: number, isProxy: (address: string) => boolean): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const key = toReaderKey(address);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    });
    if (count > max) socket.destroy();
  });
}

/** Answers a client on its socket, where there is no response object. */
function rejectConnection(socket: Duplex, reason: UnreadableReason, explain: Explain): void {
  const explanation = explain(reason);
  const headers = Object.entries(toHeaders(explanation)).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${STATUS[reason]} ${STATUS_CODES[STATUS[reason]]}`, ...headers];
  socket.end(`${head.join('\r\n')}\r\n\r\n${explanation.body}`);
  // a client that goes on sending would keep its half of the connection open
  setTimeout(() => socket.destroy(), MAX_LINGER_MS).unref();
}

const toHeaders = ({ contentType, body }: Explanation): Record<string, string> => ({
  'Content-Type': contentType,
  'Content-Length': String(Buffer.byteLength(body)),
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
});
