import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../step.ts';

/** The Strapi of the menus, with its packages installed. */
export const STRAPI_FOLDER = join(ROOT, 'deploy/strapi');

const createSecret = (letter: string) => letter.repeat(32);

/** A Strapi with one editor, which runs until it is killed and can be started again. */
export function createStrapi(address: string, databaseUrl: string, publicFolder: string) {
  let running: ChildProcess | undefined;
  let token = '';

  /** Sends a request like Strapi's admin panel, as its editor. @throws when Strapi refuses it */
  async function call<Answer>(method: string, path: string, body?: FormData | object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(address + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Strapi answers ${answer.status} to ${method} ${path}: ${text}`);
    return JSON.parse(text) as Answer;
  }

  return {
    /** @throws when it ends instead of starting */
    async start(): Promise<void> {
      const started = spawn(join(STRAPI_FOLDER, 'node_modules/.bin/strapi'), ['start'], {
        cwd: STRAPI_FOLDER,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          // in production mode Strapi sends no webhook to its own machine
          NODE_ENV: 'development',
          STRAPI_TELEMETRY_DISABLED: 'true',
          SERVE_ADMIN: 'false',
          HOST: '127.0.0.1',
          PORT: new URL(address).port,
          DATABASE_URL: databaseUrl,
          PUBLIC_DIR: publicFolder,
          APP_KEYS: `${createSecret('a')},${createSecret('b')}`,
          ADMIN_JWT_SECRET: createSecret('c'),
          API_TOKEN_SALT: createSecret('d'),
          TRANSFER_TOKEN_SALT: createSecret('e'),
          ENCRYPTION_KEY: createSecret('f'),
          JWT_SECRET: createSecret('g'),
        },
      });
      running = started;
      const hasEnded = new Promise<never>((_, fail) =>
        started.once('exit', () => fail(new Error('Strapi ended instead of starting.'))),
      );
      hasEnded.catch(() => {});
      await Promise.race([waitForAnswer(`${address}/_health`), hasEnded]);
    },
    /** Kills it like a power failure. */
    async kill(): Promise<void> {
      const ended = running;
      if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
      ended.kill('SIGKILL');
      await new Promise((done) => ended.once('exit', done));
    },
    /** The first visitor can create the administrator, who is the editor from then on. */
    async registerEditor(): Promise<void> {
      const editor = { email: 'editor@station.example', password: 'Correct-horse-1', firstname: 'E', lastname: 'D' };
      token = (await call<{ data: { token: string } }>('POST', '/admin/register-admin', editor)).data.token;
    },
    /** Adds a webhook for every edit to this address, with a bearer token. */
    addWebhook: (url: string, bearer: string): Promise<unknown> =>
      call('POST', '/admin/webhooks', {
        name: 'website',
        url,
        headers: { authorization: `Bearer ${bearer}` },
        events: ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'],
      }),
    /** Uploads a file, and returns the id by which entries refer to it. */
    async upload(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<number> {
      const form = new FormData();
      form.set('files', new Blob([bytes], { type }), name);
      const [file] = await call<{ id: number }[]>('POST', '/upload', form);
      return file?.id ?? 0;
    },
    /** Creates an entry of a type such as `main-nav`, published; returns its id. */
    async publish(type: string, entry: object): Promise<string> {
      const path = `/content-manager/collection-types/api::${type}.${type}`;
      const { data } = await call<{ data: { documentId: string } }>('POST', path, entry);
      await call('POST', `${path}/${data.documentId}/actions/publish`, entry);
      return data.documentId;
    },
    /** Changes a published entry. */
    change: (type: string, id: string, entry: object): Promise<unknown> =>
      call('POST', `/content-manager/collection-types/api::${type}.${type}/${id}/actions/publish`, entry),
  };
}

/** Waits until an address answers with success. */
export async function waitForAnswer(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}
