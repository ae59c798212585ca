import { createHash } from 'node:crypto';
import { HOSTS } from '@sala/station';
import { Parser } from 'htmlparser2';

const FORBIDDEN = new Set([
  'object',
  'embed',
  'applet',
  'base',
  'frame',
  'frameset',
  'style',
  'template',
  'portal',
  'noembed',
  'xmp',
]);
const LINKS = new Set(['href', 'action', 'formaction', 'cite', 'ping', 'manifest', 'xlink:href', 'longdesc']);
const LOADS = new Set(['src', 'poster', 'data', 'background', 'srcset', 'imagesrcset', 'dynsrc', 'lowsrc']);
/** Strings that reveal the server's files or its software. */
const INSIDE = /node_modules\/|\.tsx?:\d+|\bat \S+ \(|ECONNREFUSED|ZodError|\/work\/|\/srv\//;

// browsers ignore invisible characters before a scheme, and tabs and line breaks anywhere
const toBrowserAddress = (address: string) => address.replace(/^[\p{Cc} ]+|[\t\r\n]/gu, '');

function classifyAddress(address: string): 'here' | 'elsewhere' | 'danger' {
  const read = toBrowserAddress(address).replaceAll('\\', '/');
  if (/^(https?:)?\/\//i.test(read)) return 'elsewhere';
  if (/^[a-z][a-z\d+.-]*:/i.test(read)) return /^(mailto|tel|https?):/i.test(read) ? 'elsewhere' : 'danger';
  return 'here';
}

function isFineToLoad(tag: string, name: string, value: string): boolean {
  if (name.endsWith('srcset')) return value.split(/,\s+/).every((one) => classifyAddress(one) === 'here');
  if (tag === 'iframe') return HOSTS.embed.includes(URL.parse(value)?.host ?? '');
  return classifyAddress(value) === 'here' || (tag === 'img' && value.startsWith('data:image/'));
}

/** Everything in a page that could run, load or send something foreign; `policy` is its Content-Security-Policy. */
export function listPageDangers(html: string, policy: string): string[] {
  const found: string[] = [];
  let script: { isData: boolean; code: string } | null = null;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (FORBIDDEN.has(tag)) found.push(`<${tag}>`);
      if (tag === 'meta' && 'http-equiv' in attributes) found.push('<meta http-equiv>');
      for (const [name, value] of Object.entries(attributes)) {
        const isForbidden = /^on|^(style|srcdoc|nonce)$/.test(name);
        const isDanger =
          LINKS.has(name) &&
          (classifyAddress(value) === 'danger' || (tag === 'form' && classifyAddress(value) !== 'here'));
        if (isForbidden || isDanger || (LOADS.has(name) && !isFineToLoad(tag, name, value)))
          found.push(`<${tag} ${name}="${value}">`);
      }
      if (tag === 'script' && !attributes.src) script = { isData: attributes.type === 'application/ld+json', code: '' };
      else if (tag === 'script' && !/^\/assets\/[\w.-]+\.js$/.test(attributes.src ?? ''))
        found.push(`<script src="${attributes.src}">`);
    },
    ontext: (text) => {
      if (script) script.code += text;
    },
    onclosetag: (tag) => {
      if (tag !== 'script' || !script) return;
      if (script.isData ? !isJson(script.code) : !policy.includes(hashText(script.code)))
        found.push(`<script>${script.code.slice(0, 200)}`);
      script = null;
    },
  });
  parser.end(html);
  return [...found, ...listLeaks(html)];
}

const hashText = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function isJson(text: string): boolean {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Finds the secrets of the settings, each of which contains a marker in these tests. */
export const listSecretLeaks = (text: string): string[] => text.match(/secret-of-[\w-]+/g) ?? [];

/** Finds details of the server, or of its settings, in an answer. */
export function listLeaks(text: string): string[] {
  const leak = INSIDE.exec(text);
  const tells = leak ? [`tells ${text.slice(Math.max(0, leak.index - 40), leak.index + 80)}`] : [];
  return [...tells, ...listSecretLeaks(text)];
}

/** Finds invalid XML, and elements that none of the site's documents has. */
export function listXmlDangers(xml: string, known: ReadonlySet<string>): string[] {
  const control = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/u.exec(xml);
  return [...listElements(xml)]
    .filter((name) => !known.has(name))
    .concat(control ? [`control sign ${JSON.stringify(control[0])}`] : []);
}

export function listElements(xml: string): Set<string> {
  const names = new Set<string>();
  const parser = new Parser(
    {
      onopentagname: (name) => names.add(name),
      onprocessinginstruction: (name) => names.add(name),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return names;
}

/** Finds lines of a calendar that none of the site's calendars has, by their names. */
export function listCalendarDangers(calendar: string, known: ReadonlySet<string>): string[] {
  return [...listLineNames(calendar)].filter((name) => !known.has(name));
}

export function listLineNames(calendar: string): Set<string> {
  return new Set(
    calendar
      .split('\r\n')
      .filter((line) => line && !line.startsWith(' '))
      .map((line) => line.split(/[:;]/)[0] ?? ''),
  );
}

/** Finds headers of an answer that lead to other sites, or that contain a line break. */
export function listHeaderDangers(headers: Headers): string[] {
  const location = headers.get('location');
  const leadsAway =
    location !== null &&
    classifyAddress(location) !== 'here' &&
    !HOSTS.redirect.includes(URL.parse(location)?.host ?? '');
  return [
    ...(leadsAway ? [`leads to ${location}`] : []),
    ...(headers.has('set-cookie') || headers.has('x-evil') ? ['sets a header'] : []),
    ...[...headers].filter(([, value]) => /[\r\n]/.test(value)).map(([name]) => `${name} of two lines`),
  ];
}
