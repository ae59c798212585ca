import { escapeAttribute } from '@sala/thai';
import { Parser } from 'htmlparser2';

/**
 * The addresses of the pictures or players in HTML, however they are quoted; an empty string for one without an
 * address.
 */
export const listSources = (html: string, tag: 'img' | 'iframe'): string[] => listAddresses(html, tag, 'src');

/** The addresses of the links in HTML. */
export const listLinks = (html: string): string[] => listAddresses(html, 'a', 'href');

function listAddresses(html: string, tag: string, attribute: string): string[] {
  const addresses: string[] = [];
  const parser = new Parser({
    onopentag: (name, { [attribute]: address = '' }) => {
      if (name === tag) addresses.push(address.trim());
    },
  });
  parser.end(html);
  return addresses;
}

/** The name of a picture of the newsroom, alone or in its path. */
const PICTURE_NAME = /^(?:\/media\/)?([\w-][\w.-]*)$/;

/** Replaces the names of pictures in HTML by their paths in double quotes, as the rest of the newsroom expects them. */
export function resolvePictureNames(html: string): string {
  let resolved = '';
  let copied = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const name = tag === 'img' ? PICTURE_NAME.exec(attributes.src?.trim() ?? '')?.[1] : undefined;
      if (name === undefined) return;
      const src = `/media/${name}`;
      const { startIndex, endIndex } = parser;
      if (html.slice(startIndex, endIndex).includes(` src="${src}"`)) return;
      resolved += `${html.slice(copied, startIndex)}<img${formatAttributes({ ...attributes, src })}>`;
      copied = endIndex + 1;
    },
  });
  parser.end(html);
  return resolved + html.slice(copied);
}

const formatAttributes = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
