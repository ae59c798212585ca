// A store with the API of Amazon S3, for tests: it checks each signature exactly by
// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openTestService, type RequestHandler } from '../http/testService.ts';
import type { BucketSettings } from '../settings/narrationSettings.ts';

export interface TestBucket {
  settings: BucketSettings;
  /** The stored bytes by their keys. */
  objects: Map<string, Buffer>;
  /** The number of requests so far. */
  requestCount: number;
  /** Sets how it misbehaves on the next requests, one each; afterwards it behaves properly again. */
  misbehaves(...misdeeds: RequestHandler[]): void;
  close(): Promise<void>;
}

const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const PAGE = 2;

export async function openBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  let script: RequestHandler[] = [];
  const service = await openTestService(async (response, request) => {
    bucket.requestCount++;
    const body = await buffer(request);
    const misdeed = script.shift();
    if (misdeed) misdeed(response, request);
    else if (!isSigned(request, body)) response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    else obey(objects, request, body, response);
  });
  const bucket: TestBucket = {
    settings: { url: `${service.url}/sounds`, region: 'ap-southeast-1', key: 'AKIAIOSFODNN7EXAMPLE', secret: SECRET },
    objects,
    requestCount: 0,
    misbehaves: (...misdeeds) => {
      script = misdeeds;
    },
    close: service.close,
  };
  return bucket;
}

function obey(objects: Map<string, Buffer>, request: IncomingMessage, body: Buffer, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  const key = pathname.replace('/sounds/', '');
  const object = objects.get(key);
  if (request.method === 'PUT') {
    objects.set(key, body);
    response.end();
  } else if (request.method === 'DELETE') {
    response.writeHead(objects.delete(key) ? 204 : 404).end();
  } else if (searchParams.get('list-type') === '2') {
    const isListed = (name: string) =>
      name.startsWith(searchParams.get('prefix') ?? '') && name > (searchParams.get('start-after') ?? '');
    const keys = [...objects.keys()].filter(isListed).sort();
    const page = keys.slice(0, PAGE).map((name) => `<Contents><Key>${name}</Key></Contents>`);
    const isTruncated = `<IsTruncated>${keys.length > PAGE}</IsTruncated>`;
    response.end(`<ListBucketResult>${isTruncated}${page.join('')}</ListBucketResult>`);
  } else if (!object) {
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  } else if (request.headers.range) {
    const [first = 0, last = 0] = (/(\d+)-(\d+)/.exec(request.headers.range) ?? []).slice(1).map(Number);
    const part = object.subarray(first, last + 1);
    if (part.length === 0) response.writeHead(416).end('<Error><Code>InvalidRange</Code></Error>');
    else {
      const range = `bytes ${first}-${first + part.length - 1}/${object.length}`;
      response.writeHead(206, { 'content-range': range, 'content-length': part.length }).end(part);
    }
  } else response.writeHead(200, { 'content-length': object.length }).end(object);
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, credential = '', signedHeaders = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? [];
  const [key, ...scope] = credential.split('/');
  const [day = '', region = '', service = '', ending = ''] = scope;
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  const declared = String(request.headers['x-amz-content-sha256']);
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return false;
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const headers = signedHeaders.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = [request.method, pathname, query.join('&'), headers.join(''), signedHeaders, declared].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope.join('/'), sha256(canonical)].join('\n');
  let signer: string | Buffer = `AWS4${SECRET}`;
  for (const part of [day, region, service, ending]) signer = hmac(signer, part);
  const isOurs = key === 'AKIAIOSFODNN7EXAMPLE' && scope.slice(1).join('/') === 'ap-southeast-1/s3/aws4_request';
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
    signedHeaders.split(';').includes(name),
  );
  return isOurs && isWhole && signature === hmac(signer, toSign).toString('hex');
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest();
