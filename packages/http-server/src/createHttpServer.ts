import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isValidAddress } from './isValidAddress.ts';
import type { ServerLimits } from './limits.ts';
import { toReaderKey } from './readerKey.ts';

/**
 * Why a request is refused before anything reads it: its address is none, its headers are too long, it came too slowly.
 */
export type UnreadableReason = 'address' | 'headers' | 'timeout';

/** What a client is told whose request cannot be read. */
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
/** How often connections are looked through for those that take too long. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * An HTTP server that holds every client to `limits`, and answers 400 to an address that is none before `listener` sees
 * it. It does not listen yet. What cannot be read is answered with what `explain` says, never kept by a cache, and ends
 * the connection. A proxy of ours (`isProxy`) may have as many connections as it likes.
 */
export function createHttpServer(
  listener: RequestListener,
  limits: ServerLimits,
  explain: Explain,
  isProxy: (address: string) => boolean = () => false,
): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.maxHeaderBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, limits.headersTimeoutMs),
    },
    (incoming, outgoing) => {
      if (isValidAddress(incoming.url ?? '')) return listener(incoming, outgoing);
      const explanation = explain('address');
      outgoing.writeHead(STATUS.address, headersOf(explanation)).end(explanation.body);
    },
  );
  server.timeout = limits.inactivityTimeoutMs;
  server.maxConnections = limits.maxConnections;
  limitConnectionsPerAddress(server, limits.maxConnectionsPerAddress, isProxy);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else refuse(socket, REASONS[error.code ?? ''] ?? 'address', explain);
  });
  return server;
}

/** Ends a connection beyond `max` of one address as soon as it comes. */
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

/** Answers a client for whose request there is no response to write to. */
function refuse(socket: Duplex, reason: UnreadableReason, explain: Explain): void {
  const explanation = explain(reason);
  const headers = Object.entries(headersOf(explanation)).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${STATUS[reason]} ${STATUS_CODES[STATUS[reason]]}`, ...headers];
  socket.end(`${head.join('\r\n')}\r\n\r\n${explanation.body}`);
}

const headersOf = ({ contentType, body }: Explanation): Record<string, string> => ({
  'Content-Type': contentType,
  'Content-Length': String(Buffer.byteLength(body)),
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
});
