import type { Plugin } from 'vite';

const STRUCTURED_DATA = /\/app\/(platform\/metadata|pages\/special\/situation|pages\/listening)\/\w+Data\.ts$/;

/**
 * Structured data is part of the server's HTML, where search engines read it. In the client these functions are
 * replaced by ones that return null, and so add no size.
 */
export const forMachinesOnly: Plugin = {
  name: 'for-machines-only',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: STRUCTURED_DATA },
    handler: (code) =>
      code
        .match(/(?<=^export (?:const|function) )\w+/gm)
        ?.map((name) => `export const ${name} = () => null;`)
        .join('\n'),
  },
};
