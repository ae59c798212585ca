import { Parser } from 'htmlparser2';

/** The addresses that the pictures or the players of HTML name, however they are quoted; empty of one that names none. */
export function listSources(html: string, tag: 'img' | 'iframe'): string[] {
  const sources: string[] = [];
  const parser = new Parser({
    onopentag: (name, { src = '' }) => {
      if (name === tag) sources.push(src.trim());
    },
  });
  parser.end(html);
  return sources;
}

/** The name of one of the newsroom's pictures, alone or in its path. */
const PICTURE_NAME = /^(?:\/media\/)?([\w-][\w.-]*)$/;

/** HTML whose pictures given by name stand at their paths in double quotes, as everything that hands them out reads them. */
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
    .map(
      ([name, value]) =>
        ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    )
    .join('');
