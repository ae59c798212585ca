import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { removeJoiners } from '@sala/thai';
import { WEBSITE } from '../support/addresses.ts';
import { isTakenHold } from '../support/takenHold.ts';
import type { Tab } from './browser.ts';
import { findVisibleInPage, type SentTarget, type Target, toSent } from './findVisible.ts';

// generous timeouts for a busy machine: three browsers play videos at the same time
const TIMEOUT_MS = 60_000;
const POLL_MS = 50;

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const PREPARATION = `(() => { ${library}; globalThis.findVisible = ${findVisibleInPage}; })()`;
const IS_MISSING = 'the page is not prepared';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json | undefined } | SentTarget;

/**
 * The actions of a person on a page, in a browser of any engine. Each action waits until it is possible, and otherwise
 * fails with the name of what it waited for.
 */
export class Person {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  async visit(path: string): Promise<void> {
    await this.tab.navigate(new URL(path, WEBSITE).href);
  }

  /** Opens a page and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.visit(path);
    await this.waitUntil('the page’s scripts have taken hold of it', isTakenHold);
  }

  async goBack(): Promise<void> {
    await this.tab.goBack();
  }

  /** Runs a function in the page by its text, so that it can use only its arguments. */
  async evaluate<Result, Arguments extends Json[]>(
    run: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<Result> {
    const call = `(${run})(...${JSON.stringify(args)})`;
    const expression = `globalThis.findVisible ? ${call} : ${JSON.stringify(IS_MISSING)}`;
    const result = await this.tab.evaluate(expression);
    if (result !== IS_MISSING) return result as Result;
    await this.tab.evaluate(PREPARATION);
    return (await this.tab.evaluate(call)) as Result;
  }

  /** Evaluates a function in the page until it returns something truthy. @throws naming what it waited for */
  async waitUntil<Result, Arguments extends Json[]>(
    what: string,
    ask: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<NonNullable<Result>> {
    const deadline = Date.now() + TIMEOUT_MS;
    let failure = '';
    for (;;) {
      try {
        const result = await this.evaluate(ask, ...args);
        if (result) return result;
        failure = '';
      } catch (error) {
        // a navigation may be under way
        failure = `: ${error}`;
      }
      if (Date.now() > deadline) throw new Error(`waited in vain until ${what}${failure}`);
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
  }

  async sees(role: string, name?: string | RegExp, within?: Target): Promise<void> {
    const target = { role, ...(name !== undefined && { name }), ...(within && { within }) };
    await this.waitUntil(`there is ${describe(target)}`, (sent) => findVisible(sent).length > 0, toSent(target));
  }

  /** Waits for the page's own headline. */
  async seesHeadline(name?: string | RegExp): Promise<void> {
    const target = { role: 'heading', level: 1, ...(name !== undefined && { name }) };
    await this.waitUntil(`there is ${describe(target)}`, (sent) => findVisible(sent).length > 0, toSent(target));
  }

  /** The text of the first element with this role and name. */
  async textOf(role: string, name?: string | RegExp, within?: Target): Promise<string> {
    const target = { role, ...(name !== undefined && { name }), ...(within && { within }) };
    const ask = (sent: SentTarget) => findVisible(sent)[0]?.textContent;
    return removeJoiners(await this.waitUntil(`${describe(target)} has a text`, ask, toSent(target)));
  }

  async seesNo(role: string, name?: string | RegExp, within?: Target): Promise<void> {
    const target = { role, ...(name !== undefined && { name }), ...(within && { within }) };
    await this.waitUntil(`there is no ${describe(target)}`, (sent) => findVisible(sent).length === 0, toSent(target));
  }

  /** Waits until this text is visible in the page. */
  async reads(words: string): Promise<void> {
    await this.waitUntil(`“${words}” can be read`, (text) => document.body.innerText.includes(text), words);
  }

  async isAt(path: string): Promise<void> {
    await this.waitUntil(
      `the address is ${path}`,
      (expected) => decodeURI(location.pathname + location.search) === expected,
      path,
    );
  }

  /** Waits until the video advances, with or without sound. */
  async seesFilm(sound: 'loud' | 'muted' = 'loud'): Promise<void> {
    await this.waitUntil(
      `a film goes on, ${sound}`,
      async (isMuted) => {
        const film = document.querySelector<HTMLVideoElement>('[data-video-player] video');
        if (!film || film.paused || film.muted !== isMuted || film.videoWidth === 0) return false;
        const before = film.currentTime;
        await new Promise((done) => setTimeout(done, 300));
        return film.currentTime > before && film.currentTime < before + 1;
      },
      sound === 'muted',
    );
  }

  /** Clicks the first element with this role and name, once it neither moves nor is covered. */
  async press(role: string, name?: string | RegExp, within?: Target): Promise<void> {
    const target = { role, ...(name !== undefined && { name }), ...(within && { within }) };
    const point = await this.waitUntil(
      `${describe(target)} can be pressed`,
      async (sent) => {
        const [element] = findVisible(sent);
        if (!element) return null;
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const place = () => {
          const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
          return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
        };
        const before = place();
        for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
        const { x, y } = place();
        const top = document.elementFromPoint(x, y);
        return before.x === x && before.y === y && top !== null && element.contains(top) ? { x, y } : null;
      },
      toSent(target),
    );
    await this.tab.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', ...point },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.tab.perform([{ type: 'key', id: 'keyboard', actions }]);
  }
}

const describe = ({ role, name, within }: Target): string =>
  `a ${role}${name === undefined ? '' : ` “${name}”`}${within ? ` in ${describe(within)}` : ''}`;
