const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");?/g;

/**
 * The router's script so that a page can be seen before its modules are asked for, which the browser would load beside
 * styles, fonts and the most important picture: the same modules in the same order, asked for together in the first
 * painted frame; a tab in the background paints none. `preloaded` are the files that the page would have announced.
 * Every page carries it: it is short.
 */
export function toAfterPaint(script: string, preloaded: string[]): string {
  const imports = script.replace(STATIC_IMPORT, (_, name: string | undefined, file: string) =>
    name ? `const ${name}=await import(${file});` : `await import(${file});`,
  );
  return `await new Promise(done=>requestAnimationFrame(()=>setTimeout(done)));for(const href of ${JSON.stringify(preloaded)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,fetchPriority:'low'}));
${imports}`;
}
