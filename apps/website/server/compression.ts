import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);
const SMALLEST = 1024;
const TEXT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;

/** The answer, compressed as the browser asked for it: brotli at a quality that costs no more than gzip, else gzip. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const isText = TEXT.test(response.headers.get('content-type') ?? '');
  if (!isText || !response.body) return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  if (!encoding || response.headers.has('content-encoding'))
    return new Response(response.body, { status: response.status, headers });
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length < SMALLEST) return new Response(body, { status: response.status, headers });
  const small =
    encoding === 'br'
      ? await brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await gzipAsync(body, { level: 6 });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(new Uint8Array(small), { status: response.status, headers });
}
