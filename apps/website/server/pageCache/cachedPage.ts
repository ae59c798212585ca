import { createHash } from 'node:crypto';
import { compress, decompressBrotli, type Encoding, isText, isWorthwhile } from '../compression.ts';

/** A rendered page. It is stored compressed, as browsers accept it: ten pages in the memory of one. */
export interface CachedPage {
  status: number;
  /** The headers of every answer, flat: name, value, name, value. */
  headers: readonly string[];
  /** A weak tag, the same for all encodings. */
  etag: string;
  /** A time of the cache's clock. */
  renderedAt: number;
  /** When it was last rendered, or its rendering last failed. */
  checkedAt: number;
  /** The ids of the articles to which it links, each between spaces. */
  articles: string;
  /** Its body, in the encodings that were requested so far. */
  bodies: Map<Encoding, Buffer>;
  /** True when there is more than one of them. */
  isCompressed: boolean;
  /** Its size in memory, in bytes. */
  size: number;
}

const ARTICLE_LINK = /\/(?:content|gallery|infographic)\/([\w.-]+)/g;
/** The size of the objects in V8, in bytes. */
const OVERHEAD_BYTES = 1500;

/** Reads an answer of the application to its end. */
export async function cachePage(answer: Response, renderedAt: number): Promise<CachedPage> {
  const text = Buffer.from(await answer.arrayBuffer());
  const canCompress = isText(answer.headers);
  const isCompressed = canCompress && isWorthwhile(text);
  const encoding: Encoding = isCompressed ? 'br' : 'identity';
  const body = copyBytes(await compress(text, encoding));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = [...answer.headers].flat();
  if (canCompress) headers.push('vary', 'accept-encoding');
  headers.push('etag', etag);
  const links = new Set([...text.toString('latin1').matchAll(ARTICLE_LINK)].map(([, id]) => id));
  const page = {
    status: answer.status,
    headers,
    etag,
    renderedAt,
    checkedAt: renderedAt,
    isCompressed,
    articles: ` ${[...links].join(' ')} `,
    bodies: new Map([[encoding, body]]),
    size: 0,
  };
  return updateSize(page);
}

/** Makes the body in an encoding at the first request for it. */
export async function addBody(page: CachedPage, encoding: Encoding): Promise<void> {
  const small = page.bodies.get('br');
  if (!small || page.bodies.has(encoding)) return;
  page.bodies.set(encoding, copyBytes(await compress(await decompressBrotli(small), encoding)));
  updateSize(page);
}

function updateSize(page: CachedPage): CachedPage {
  const bodies = [...page.bodies.values()].reduce((sum, body) => sum + body.length, 0);
  page.size = bodies + page.articles.length + page.headers.join('').length + OVERHEAD_BYTES;
  return page;
}

/** A copy of exactly its size: the buffers that compressors return can take four times as much. */
function copyBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
