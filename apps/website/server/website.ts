import { Hono } from 'hono';
import { cacheControl } from './cacheControl.ts';
import { clientAddress } from './clientAddress.ts';
import { compressed } from './compression.ts';
import { imageProxy } from './images/imageProxy.ts';
import { type SoundSources, soundProxy } from './media/soundProxy.ts';
import { streamProxy } from './media/streamProxy.ts';
import { securityHeaders } from './securityHeaders.ts';
import { staticFiles } from './staticFiles.ts';

export interface WebsiteParts {
  /** Renders a page, or the data of one. */
  render: (request: Request) => Promise<Response>;
  /** The folder of the built files that browsers load. */
  files: string;
  /** The hosts from which pictures may be fetched. */
  imageHosts: ReadonlySet<string>;
  /** Where sound and films come from. */
  media: SoundSources;
  /** How many proxies stand in front of it. */
  trustedProxies: number;
}

/** The HTTP server around the application: its files, its pictures, sound and films, then its pages. */
export function createWebsite({ render, files, imageHosts, media, trustedProxies }: WebsiteParts): Hono {
  const app = new Hono();
  app.use(securityHeaders);
  app.route('/', staticFiles(files));
  app.route('/', imageProxy(imageHosts));
  app.route('/', soundProxy(media));
  app.route('/', streamProxy(media));
  app.use(clientAddress(trustedProxies));
  app.all('*', async (c) => {
    const page = await render(c.req.raw);
    page.headers.set('cache-control', cacheControl(page.status, new URL(c.req.url)));
    return compressed(c.req.raw, page);
  });
  app.onError((error, c) => {
    console.error(`${c.req.path}:`, error);
    return c.text('ขออภัย ระบบขัดข้องชั่วคราว โปรดลองใหม่อีกครั้งในอีกสักครู่', 500, { 'cache-control': 'no-store' });
  });
  return app;
}
