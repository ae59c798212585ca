import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = join(import.meta.dirname, '../app/ui/constants.css');

/**
 * Replaces the names of constants in style sheets with their values from ui/constants.css: they never change at run
 * time, and as custom properties they would add half a kilobyte to every first visit.
 */
export const constantTokens: Plugin = {
  name: 'constant-tokens',
  enforce: 'pre',
  buildStart() {
    this.addWatchFile(FILE);
  },
  transform: {
    filter: { id: /\/app\/.+\.css$/ },
    handler: (code) => inlineConstants(code, readFileSync(FILE, 'utf8')),
  },
};

/**
 * A style sheet with the values of constants in place of their names.
 * @throws when it uses the name of an unknown size, layer or fluid size
 */
export function inlineConstants(css: string, constants: string): string {
  const values = new Map([...constants.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
  return css.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    const value = values.get(name);
    if (value === undefined && /^--(text|title|fluid|z)\b/.test(name)) throw new Error(`there is no constant ${name}`);
    return value ?? whole;
  });
}
