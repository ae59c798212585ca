import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const toPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A fake sign-in of a station that returns the claims that a test sets. */
export class TestProvider {
  readonly #server: Server;
  claims: object = {};
  /** How many bytes its answer with a token has besides. */
  paddingBytes = 0;
  status = 200;
  readonly #key: KeyObject;
  readonly #jwk: object;
  #nonce = '';
  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.#key = privateKey;
    this.#jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
    this.#server = createServer((incoming, outgoing) => {
      const answer = this.#respond(incoming.url ?? '');
      incoming.resume().on('end', () => {
        outgoing.writeHead(this.status, { 'content-type': 'application/json' });
        outgoing.end(JSON.stringify(answer));
      });
    });
  }
  open(): Promise<void> {
    return new Promise((done) => this.#server.listen(0, '127.0.0.1', done));
  }
  close(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()));
  }
  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  /** Does what a browser does there; returns the address to which it is redirected. */
  approve(address: string): URL {
    const parameters = new URL(address).searchParams;
    this.#nonce = parameters.get('nonce') ?? '';
    const back = new URL(parameters.get('redirect_uri') ?? '');
    back.search = String(new URLSearchParams({ code: 'a-code', state: parameters.get('state') ?? '' }));
    return back;
  }
  #respond(path: string): object {
    const { issuer } = this;
    if (path === '/keys') return { keys: [this.#jwk] };
    const padding = 'x'.repeat(this.paddingBytes);
    if (path === '/token') return { access_token: 'a', token_type: 'Bearer', id_token: this.#idToken(), padding };
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }
  #idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: this.issuer, aud: 'desk', iat: now, exp: now + 60, nonce: this.#nonce, ...this.claims };
    const signed = `${toPart({ alg: 'RS256', kid: 'one' })}.${toPart(payload)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), this.#key).toString('base64url')}`;
  }
}
