import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);
const SMALLEST = 1024;
const TEXT =
  /^(text\/|application\/(json|javascript|manifest\+json|vnd\.apple\.mpegurl|problem\+json)|image\/svg\+xml)/;

/** The answer, compressed as the browser asked for it: brotli at a quality that costs no more than gzip, else gzip. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((one) => accepts(accepted, one));
  const isText = TEXT.test(response.headers.get('content-type') ?? '');
  if (!isText) return response;
  response.headers.append('vary', 'accept-encoding');
  // handed on untouched: a body that is asked for becomes a stream, and a stream takes three writes where a text takes one
  if (!encoding || response.headers.has('content-encoding')) return response;
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length < SMALLEST) return new Response(body.length > 0 ? body : null, { status, headers });
  const small =
    encoding === 'br'
      ? await brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await gzipAsync(body, { level: 6 });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(new Uint8Array(small), { status, headers });
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((one) => {
    const [name, weight = ''] = one.split(';');
    return name?.trim().toLowerCase() === encoding && !/^\s*q\s*=\s*0(\.0*)?\s*$/i.test(weight);
  });
}
