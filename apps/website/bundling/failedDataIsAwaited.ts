import type { Plugin } from 'vite';

const NOT_AWAITED = 'return handler();';

/**
 * React Router waits for a page's styles before it looks at its data: data that fail earlier are an uncaught exception
 * until then, which browsers log.
 */
export const failedDataIsAwaited: Plugin = {
  name: 'failed-data-is-awaited',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/ },
    handler(code) {
      if (!code.includes(NOT_AWAITED)) this.error('React Router handles data by another function');
      return { code: code.replace(NOT_AWAITED, 'return await handler();'), map: null };
    },
  },
};
