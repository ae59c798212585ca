import { registerHooks } from 'node:module';

const PACKAGE = /^drizzle-orm($|\/)/;
const resolved = new Map<string, string>();

// For each import of a package and each of its files Node parses the package.json anew, and that of drizzle-orm has
// 180 kB: this was half the time until a newsroom or a command began to work. Only later imports are affected.
registerHooks({
  resolve(specifier, context, next) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isInside && !PACKAGE.test(specifier)) return next(specifier, context);
    const url = isInside ? new URL(specifier, context.parentURL).href : resolved.get(specifier);
    if (url) return { url, format: 'module', shortCircuit: true };
    const resolution = next(specifier, context);
    resolved.set(specifier, resolution.url);
    return resolution;
  },
});
