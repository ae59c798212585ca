import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip, zstdCompress } from 'node:zlib';

const compressors = {
  br: (text: Uint8Array) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  zstd: (text: Uint8Array) => promisify(zstdCompress)(text, { params: { [constants.ZSTD_c_compressionLevel]: 6 } }),
  gzip: (text: Uint8Array) => promisify(gzip)(text, { level: 6 }),
};

/** The encodings of texts, the smallest first. */
export type Encoding = keyof typeof compressors | 'identity';
const ENCODINGS = Object.keys(compressors) as Exclude<Encoding, 'identity'>[];

const MIN_BYTES = 1024;
const TEXT = /^(text\/|application\/(([a-z]+\+)?(json|xml)|javascript|vnd\.apple\.mpegurl)(;|$)|image\/svg\+xml)/;

/** The answer, compressed as the browser asked for it. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  if (!isText(response.headers)) return response;
  response.headers.append('vary', 'accept-encoding');
  // returned as it is: reading the body would make it a stream, which takes three writes instead of one
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '');
  if (encoding === 'identity' || response.headers.has('content-encoding')) return response;
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  if (!isWorthwhile(body)) return new Response(body.length > 0 ? body : null, { status, headers });
  const small = await compress(body, encoding);
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(new Uint8Array(small), { status, headers });
}

/** A text in an encoding, each at a level that costs no more than gzip's usual one. */
export async function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'identity' ? text : compressors[encoding](text);
}

export const decompressBrotli = promisify(brotliDecompress);

/** True when compression makes an answer smaller. */
export const isText = (headers: Headers): boolean => TEXT.test(headers.get('content-type') ?? '');
export const isWorthwhile = (body: Uint8Array): boolean => body.length >= MIN_BYTES;

/**
 * The encoding that a browser's `Accept-Encoding` prefers, and among equals the first of `available`, which has the
 * smallest first (RFC 9110, 12.5.3).
 */
export function chooseEncoding(accepted: string, available: Encoding[] = ENCODINGS): Encoding {
  const weights = new Map(accepted.split(',').map(parseWeight));
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = Math.max(...available.map(weight));
  const identity = weights.get('identity') ?? 0;
  if (best <= 0 || identity > best) return 'identity';
  return available.find((one) => weight(one) === best) ?? 'identity';
}

function parseWeight(one: string): [encoding: string, weight: number] {
  const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
  const weight = Number(quality ?? 1);
  return [name, weight >= 0 && weight <= 1 ? weight : 0];
}
