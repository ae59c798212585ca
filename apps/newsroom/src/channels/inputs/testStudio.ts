import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A studio's packager for tests: files by their paths, and a record of requests. */
export interface TestStudio {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  files: Map<string, string | Buffer>;
  /** The paths of the requests. */
  requests: string[];
  /** Breaks off what it has not answered. */
  closeConnections(): void;
  close(): Promise<void>;
}

export async function openTestStudio(): Promise<TestStudio> {
  const files = new Map<string, string | Buffer>();
  const requests: string[] = [];
  const server: Server = createServer(({ url = '', headers: { range } }, answer) => {
    requests.push(url);
    const file = files.get(url);
    if (url === '/hangs.m3u8') return;
    if (url.startsWith('/tv/packed.ts')) answer.setHeader('content-encoding', 'gzip');
    if (url === '/away.m3u8') answer.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    else if (file === undefined) answer.writeHead(404).end();
    else if (range) answer.writeHead(206, { 'content-range': `bytes 2-8/${file.length}` }).end(file.slice(2, 9));
    else answer.setHeader('content-type', toContentType(url)).end(file);
  });
  // a busy test would meet connections that the server is just closing
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    requests,
    closeConnections: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function toContentType(url: string): string {
  if (url.endsWith('/two.ts')) return 'video/mp2t, text/html';
  return url.includes('.ts') ? 'video/mp2t' : 'application/vnd.apple.mpegurl';
}

/** A media playlist of three segments, up to `newest`. */
export const toMediaPlaylist = (newest: number): string =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    `#EXT-X-MEDIA-SEQUENCE:${newest - 2}`,
    ...[2, 1, 0].flatMap((before) => ['#EXTINF:4,', `s${newest - before}.ts?k=1`]),
    '',
  ].join('\n');

export const MASTER = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="c",NAME="ไทย",URI="/captions/th.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="c"',
  'low/media.m3u8',
  '',
].join('\n');
