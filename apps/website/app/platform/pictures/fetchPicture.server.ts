import { FOCAL_POINT_HEADER, type FocalPoint, PICTURE_FILE, parseFocalPoint } from '@sala/contracts';
import { type BulkheadPolicy, bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { Agent, request } from 'undici';
import { withRequestContext } from '../requestContext/index.server.ts';

/** No picture of a news article is larger; what is, is an attack or a mistake. */
const MAX_SOURCE_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** How many pictures of one host are fetched at a time, and how many may wait: a slow host delays only its own. */
const MAX_CONCURRENT = 8;
const MAX_WAITING = 500;

type PictureStatus = 403 | 404 | 502 | 503 | 504;

/** A picture that is not shown, with the status to answer. */
export class PictureError extends Error {
  readonly status: PictureStatus;
  constructor(status: PictureStatus, message: string) {
    super(message);
    this.status = status;
  }
}

/** Where pictures may come from. */
export interface PictureHosts {
  imageHosts: ReadonlySet<string>;
  /** Those of them of which only files of pictures are asked for. */
  serviceHosts?: ReadonlySet<string>;
}

/** A picture as its source sent it. */
export interface SourcePicture {
  bytes: Buffer;
  /** What matters most in it, where its source says so. */
  focus: FocalPoint | null;
}

const agent = new Agent({ maxResponseSize: MAX_SOURCE_BYTES, connections: MAX_CONCURRENT }).compose(withRequestContext);
const hosts = new Map<string, BulkheadPolicy>();

/**
 * Fetches a picture from its source, which must be one of the allowed hosts, and a file of a picture where that is one
 * of the services'; a redirect is not followed, because it could lead off the list.
 * @throws {PictureError}
 */
export async function fetchPicture(source: URL, { imageHosts, serviceHosts }: PictureHosts): Promise<SourcePicture> {
  const isWeb = source.protocol === 'http:' || source.protocol === 'https:';
  if (!isWeb || source.username || source.password || !imageHosts.has(source.host)) {
    throw new PictureError(403, 'pictures of this host are not shown');
  }
  if (serviceHosts?.has(source.host) && !PICTURE_FILE.test(source.pathname))
    throw new PictureError(403, 'this is no address of a picture');
  const host = hosts.get(source.host) ?? bulkhead(MAX_CONCURRENT, MAX_WAITING);
  hosts.set(source.host, host);
  try {
    return await host.execute(() => fetchBytes(source));
  } catch (error) {
    if (isBulkheadRejectedError(error)) throw new PictureError(503, 'too many pictures are waited for');
    throw error;
  }
}

async function fetchBytes(source: URL): Promise<SourcePicture> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await request(source, { dispatcher: agent, signal });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const focus = parseFocalPoint(String(answer.headers[FOCAL_POINT_HEADER] ?? ''));
    if (answer.statusCode === 200) return { bytes, focus };
    const isMissing = answer.statusCode === 404 || answer.statusCode === 410;
    throw new PictureError(isMissing ? 404 : 502, `its source answered ${answer.statusCode}`);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(signal.aborted ? 504 : 502, 'its source does not answer');
  }
}
