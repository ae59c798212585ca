import type { Page } from '@playwright/test';

declare global {
  var usesOfIntl: string[];
}

/** Counts the uses of Intl by the pages that are opened from now on: the first takes a cheap phone more than 100 ms. */
export const countUsesOfIntl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.usesOfIntl = [];
    const watched = <Method extends (...args: never[]) => unknown>(name: string, method: Method) =>
      new Proxy(method, {
        construct: (target, args) => {
          globalThis.usesOfIntl.push(name);
          return Reflect.construct(target, args);
        },
        apply: (target, self, args) => {
          globalThis.usesOfIntl.push(name);
          return Reflect.apply(target, self, args);
        },
      });
    const all = Intl as unknown as Record<string, (...args: never[]) => unknown>;
    for (const name of Object.getOwnPropertyNames(Intl).filter((one) => /^[A-Z]/.test(one) && one !== 'Locale'))
      all[name] = watched(name, all[name] as never);
    for (const { prototype } of [Number, Date, String, Array] as { prototype: object }[])
      for (const name of Object.getOwnPropertyNames(prototype).filter((one) => /^(toLocale|localeCompare)/.test(one)))
        Object.assign(prototype, { [name]: watched(name, Reflect.get(prototype, name)) });
  });

/** The names of what the page has used of Intl. */
export const readUsesOfIntl = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.usesOfIntl);
