import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { chooseEncoding, type Encoding } from './compression.ts';

/** A built file. */
interface BuiltFile {
  type: string;
  etag: string;
  /** As it is, and as the build has compressed it. */
  bodies: Map<Encoding, Buffer<ArrayBuffer>>;
}

/** What the build adds to the name of a compressed file. The smallest first. */
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' };

/**
 * The built files: those under `/assets` have a hash in their name and never change. They are read once, at the start:
 * one from memory costs a fifth of one from the disk, and a website still has the files of its pages when the folder is
 * built anew under it.
 */
export function serveStaticFiles(folder: string): Hono {
  const app = new Hono();
  const files = new Map(listNames(folder).map((name) => [`/${name}`, readBuiltFile(join(folder, name))]));
  const serve = (path: string, policy: string) =>
    app.get(path, etag(), async (c, next) => {
      const file = files.get(c.req.path);
      return file ? sendFile(c, file, policy) : next();
    });
  serve('/assets/*', 'public, max-age=31536000, immutable');
  serve('/station/*', 'public, max-age=86400');
  // programs that request it without having read a page accept any kind of picture
  app.get('/favicon.ico', (c) => {
    c.header('cache-control', 'public, max-age=86400');
    return c.redirect('/station/apple-touch-icon.png', 301);
  });
  // an old service worker would show old notifications and old pages
  serve('/service-worker.js', 'no-cache');
  serve('/service-worker/*', 'no-cache');
  return app;
}

/** Sends the whole file for every range: a cache in front could keep the refusal of a range in its place, for a year. */
function sendFile(c: Context, { type, etag, bodies }: BuiltFile, policy: string): Response | Promise<Response> {
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '', [...bodies.keys()]);
  const headers = {
    'cache-control': policy,
    'content-type': type,
    etag,
    // of an uncompressed file, too: a cache would send it to everybody
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  return c.body(bodies.get(encoding) ?? '', 200, headers);
}

const listNames = (folder: string): string[] => globSync('**/*.*', { cwd: folder, exclude: ['**/*.{br,gz}'] });

function readBuiltFile(file: string): BuiltFile {
  const compressed = Object.entries(ENDINGS).filter(([, ending]) => existsSync(file + ending));
  const bodies = new Map(compressed.map(([encoding, ending]) => [encoding as Encoding, readFileSync(file + ending)]));
  const digest = createHash('sha256')
    .update(bodies.get('identity') ?? '')
    .digest('base64url');
  return { type: getMimeType(file) ?? 'application/octet-stream', etag: `W/"${digest}"`, bodies };
}
