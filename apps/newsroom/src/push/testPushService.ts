import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '@sala/contracts';
import { openTestService } from '../http/testService.ts';

/** A message that a browser has received. */
export interface ReceivedMessage {
  endpoint: string;
  payload: unknown;
  headers: IncomingHttpHeaders;
  /** The signed claims of the sender (RFC 8292). */
  claims: { aud: string; exp: number; sub: string };
  publicKey: string;
}

export interface TestPushService {
  /** Its host, for PUSH_HOSTS. */
  host: string;
  messages: ReceivedMessage[];
  /** Subscribes a new browser; `status` is the status that its endpoint answers, or a function that answers. */
  subscribe(status?: number | ((answer: ServerResponse) => void)): PushSubscription;
  close(): Promise<void>;
}

/**
 * A push service on a free port with the browsers behind it: it refuses unsigned messages (401) and those that cannot
 * be decrypted (400), and answers others with 201. It implements RFC 8291 and 8292 itself, without the library under
 * test.
 */
export async function openPushService(): Promise<TestPushService> {
  const browsers = new Map<string, { key: ECDH; auth: Buffer; answer: number | ((answer: ServerResponse) => void) }>();
  const messages: ReceivedMessage[] = [];
  const service = await openTestService(async (answer, request) => {
    const browser = browsers.get(request.url ?? '');
    const body = await buffer(request);
    if (!browser) return answer.writeHead(404).end();
    const signed = readVapid(request.headers.authorization ?? '');
    if (!signed || request.method !== 'POST') return answer.writeHead(401).end();
    try {
      const payload = JSON.parse(decrypt(body, browser.key, browser.auth)) as unknown;
      const endpoint = `http://${host}${request.url}`;
      messages.push({ endpoint, payload, headers: request.headers, ...signed });
    } catch {
      return answer.writeHead(400).end();
    }
    if (typeof browser.answer === 'function') return browser.answer(answer);
    return answer.writeHead(browser.answer, { location: `http://${host}/elsewhere` }).end();
  });
  const { host } = new URL(service.url);
  return {
    host,
    messages,
    subscribe: (answer = 201) => {
      const key = createECDH('prime256v1');
      key.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${browsers.size + 1}`;
      browsers.set(path, { key, auth, answer });
      const keys = { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `http://${host}${path}`, expirationTime: null, keys };
    },
    close: service.close,
  };
}

function readVapid(authorization: string): Pick<ReceivedMessage, 'claims' | 'publicKey'> | null {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== 65) return null;
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return isSigned ? { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), publicKey } : null;
}

function decrypt(body: Buffer, key: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + senderKey.length);
  const derive = (secret: Uint8Array, with_: Uint8Array, info: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), senderKey]);
  const secret = derive(key.computeSecret(senderKey), auth, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // the last record ends with a 2 and any number of zeros
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
