import { globSync } from 'node:fs';
import { freePort } from '../support/websiteProcess.ts';
import type { Browser, Tab, TabOptions } from './browser.ts';
import { type Program, startProgram } from './programs.ts';
import { startSpeaker } from './speaker.ts';

const DRIVER = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
// the directory's name contains the machine's architecture
const MINI_BROWSER = process.env.MINI_BROWSER ?? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];
const SCREEN = '1920x1200x24';
/** What is not answered within this time will not be: a new MiniBrowser hangs now and then on a busy machine. */
const ANSWER_TIMEOUT_MS = 60_000;

/**
 * Starts WebKitGTK behind its driver, which speaks WebDriver (https://www.w3.org/TR/webdriver2/), on a virtual screen.
 */
export async function startWebkit(): Promise<Browser> {
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
  const display = await screen.waitForLine(/^(\d+)$/);
  const speaker = startSpeaker();
  const start = () => startDriver({ DISPLAY: `:${display}`, PULSE_SERVER: speaker.address });
  let driver = await start();

  return {
    async openTab(options): Promise<Tab> {
      try {
        return await openWindow(driver, options);
      } catch (error) {
        // nothing of the site has been asked for yet: what failed is the browser's own start
        console.warn(`WebKit did not open a window (${error}): it starts once more`);
        await driver.program.stop();
        driver = await start();
        return openWindow(driver, options);
      }
    },
    async stop() {
      await driver.program.stop();
      await speaker.stop();
      await screen.stop();
    },
  };
}

interface Driver {
  program: Program;
  address: string;
}

async function startDriver(env: Record<string, string>): Promise<Driver> {
  const port = await freePort();
  const program = startProgram(DRIVER, [`--port=${port}`], {
    ...env,
    TZ: 'Asia/Bangkok',
    LANGUAGE: 'th',
    // HLS, as in Safari
    WEBKIT_GST_ENABLE_HLS_SUPPORT: '1',
    // there is neither a graphics card nor a desktop session
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${address}/status`);
  return { program, address };
}

async function openWindow({ program, address }: Driver, { width, height, hasScripts }: TabOptions): Promise<Tab> {
  const args = [
    '--automation',
    '--enable-write-console-messages-to-stdout=true',
    '--javascript-can-open-windows-automatically=true',
    // as on an iPhone, sound needs a tap to start
    '--autoplay-policy=allow-without-sound',
  ];
  if (!hasScripts) args.push('--enable-javascript=false');
  const { sessionId } = await send('POST', `${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args } } },
  });
  const session = `${address}/session/${sessionId}`;
  const post = (path: string, body: object) => send('POST', `${session}${path}`, body);
  const evaluate = async (expression: string) => {
    const text: string = await post('/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        (async () => (${expression}))().then(
          (value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })));`,
      args: [],
    });
    const { value, error } = JSON.parse(text);
    if (error) throw new Error(error);
    return value;
  };
  // only a window without the browser's toolbar can be as narrow as a phone; without scripts it cannot be opened
  if (hasScripts) {
    const [bar] = await send('GET', `${session}/window/handles`);
    await evaluate("void open('about:blank', '', 'popup')");
    const handles: string[] = await send('GET', `${session}/window/handles`);
    await post('/window', { handle: handles.find((handle) => handle !== bar) });
  }
  await post('/window/rect', { width, height });
  const complaints: string[] = [];
  const stopListening = program.onLine((line) => {
    if (/^CONSOLE .*(ERROR|WARN)|Unhandled Promise/.test(line)) complaints.push(line);
  });
  return {
    complaints,
    evaluate,
    async setCookie(url, name, value) {
      // WebDriver sets cookies only for the open page
      await post('/url', { url: `${url}/robots.txt` });
      await post('/cookie', { cookie: { name, value, path: '/' } });
    },
    async navigate(url) {
      await post('/url', { url });
    },
    async goBack() {
      await post('/back', {});
    },
    async perform(inputs) {
      await post('/actions', { actions: inputs });
    },
    async takeScreenshot() {
      return Buffer.from(await send('GET', `${session}/screenshot`), 'base64');
    },
    async close() {
      stopListening();
      await send('DELETE', session);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: what the protocol answers has another shape for each command
async function send(method: string, url: string, body?: object): Promise<any> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function waitForAnswer(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const response = await fetch(url).catch((error: Error) => error);
    if (response instanceof Response) return;
    if (Date.now() > deadline) throw response;
    await new Promise((done) => setTimeout(done, 50));
  }
}
