const MODULE_SCRIPT = /(?<=<script nonce="([^"]+)" type="module" async="">)[^<]*(?=<\/script>)/g;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");?/g;

/**
 * Lets a page be seen before its scripts are asked for: the router's, which the browser would load beside styles, fonts
 * and the most important picture, come after the first paint. Only what carries the page's own mark is touched. See
 * docs/decisions/0028-scripts-come-after-the-first-paint.md.
 */
export function deferScripts(page: string, mark: string): string {
  const preload = new RegExp(`<link rel="modulepreload" href="([^"]+)" nonce="${mark}"/>`, 'g');
  const files = [...page.matchAll(preload)].map(([, file = '']) => file);
  return page
    .replace(preload, '')
    .replace(MODULE_SCRIPT, (script, nonce: string) => (nonce === mark ? afterPaint(script, files) : script));
}

/**
 * The same modules in the same order, asked for together in the first painted frame; a tab in the background paints
 * none. Every page carries it: it is short.
 */
function afterPaint(script: string, files: string[]): string {
  const imports = script.replace(STATIC_IMPORT, (_, name: string | undefined, file: string) =>
    name ? `const ${name}=await import(${file});` : `await import(${file});`,
  );
  return `await new Promise(done=>requestAnimationFrame(()=>setTimeout(done)));for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,fetchPriority:'low'}));
${imports}`;
}
