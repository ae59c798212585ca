import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Tab } from './browser.ts';
import { startProgram } from './programs.ts';
import { startSpeaker } from './speaker.ts';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** Turns off the browser's own services, whose requests no test is about. */
const PREFERENCES = {
  'intl.accept_languages': 'th',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Starts Firefox, which speaks WebDriver BiDi itself (https://w3c.github.io/webdriver-bidi/). */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'sala-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const speaker = startSpeaker();
  const program = startProgram(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { TZ: 'Asia/Bangkok', MOZ_CRASHREPORTER_DISABLE: '1', PULSE_SERVER: speaker.address },
  );
  const address = await program.waitForLine(/WebDriver BiDi listening on (ws:\S+)/);
  const connection = await connect(`${address}/session`);
  const { send } = connection;
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  return {
    async openTab({ width, height }): Promise<Tab> {
      const { userContext } = await send('browser.createUserContext', {});
      const { context } = await send('browsingContext.create', { type: 'window', userContext });
      const complaints: string[] = [];
      const stopListening = connection.onEvent(({ method, params }) => {
        if (method !== 'log.entryAdded' || params.source?.context !== context) return;
        if (['error', 'warn'].includes(params.level)) complaints.push(`${params.level}: ${params.text}`);
      });
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
      return {
        complaints,
        async setCookie(url, name, value) {
          const cookie = { name, value: { type: 'string', value }, domain: new URL(url).hostname, path: '/' };
          await send('storage.setCookie', { cookie, partition: { type: 'storageKey', userContext } });
        },
        async navigate(url) {
          await send('browsingContext.navigate', { context, url, wait: 'complete' });
        },
        async goBack() {
          await send('browsingContext.traverseHistory', { context, delta: -1 });
        },
        async evaluate(expression) {
          const { result, exceptionDetails } = await send('script.evaluate', {
            expression: `(async () => JSON.stringify([await (${expression})]))()`,
            target: { context },
            awaitPromise: true,
          });
          if (exceptionDetails) throw new Error(exceptionDetails.text);
          return JSON.parse(result.value)[0];
        },
        async perform(inputs) {
          await send('input.performActions', { context, actions: inputs });
        },
        async takeScreenshot() {
          const { data } = await send('browsingContext.captureScreenshot', { context });
          return Buffer.from(data, 'base64');
        },
        async close() {
          stopListening();
          await send('browser.removeUserContext', { userContext });
        },
      };
    },
    async stop() {
      connection.close();
      await program.stop();
      await speaker.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: what the protocol answers has another shape for each command
type Message = any;

/** Opens a connection that matches answers to commands by their number, and passes events to listeners. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const commands = new Map<number, PromiseWithResolvers<Message>>();
  const listeners = new Set<(event: Message) => void>();
  let lastId = 0;
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(data);
    const command = commands.get(message.id);
    commands.delete(message.id);
    if (!command) for (const listener of listeners) listener(message);
    else if (message.type === 'error') command.reject(new Error(`${message.error}: ${message.message}`));
    else command.resolve(message.result);
  };
  await new Promise((opened, failed) => Object.assign(socket, { onopen: opened, onerror: failed }));
  return {
    send(method: string, params: object): Promise<Message> {
      const command = Promise.withResolvers<Message>();
      lastId += 1;
      commands.set(lastId, command);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return command.promise;
    },
    onEvent(listener: (event: Message) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => socket.close(),
  };
}
