import { escapeAttribute, escapeText } from '@sala/thai';
import { findDescription, type PictureDescription } from './describePictures.ts';

// each pattern matches a single tag: without this limit, a body with unclosed tags would take minutes
const OWN_SOURCE = /\ssrc="\/media\/([a-z0-9-]+\.webp)"/;
const HAS_ALT = /\salt=/;
const HAS_SIZE = /\s(?:width|height)=/;
/** The tags that tell where a picture stands; a paragraph of one picture is matched as a whole. */
const PLACE = /<p>\s*(?<lone><img\b[^<>]*>)\s*<\/p>|<(?<name>\/?(?:figure|figcaption|p|img))\b[^<>]*>/g;

/**
 * A body whose uploaded pictures have their alternative texts and sizes, where it has none itself, and their credits: in
 * the caption, in a caption of their own, or after a picture within a line.
 */
export function describeBodyPictures(html: string, described: Record<string, PictureDescription>): string {
  if (Object.keys(described).length === 0) return html;
  let inside: 'figure' | 'paragraph' | null = null;
  let captionStart = 0;
  /** The credits of the figure's pictures that no caption has yet. */
  let owed: string[] = [];
  const takeOwed = (isMissing = (_: string) => true) => {
    const credits = [...new Set(owed)].filter(isMissing);
    owed = [];
    return credits;
  };

  function showPicture(tag: string, whole: string): string {
    const description = findDescription(described, OWN_SOURCE.exec(tag)?.[1] ?? '');
    if (!description) return whole;
    const alt = HAS_ALT.test(tag) ? '' : ` alt="${escapeAttribute(description.alt)}"`;
    const size = HAS_SIZE.test(tag) ? '' : ` width="${description.width}" height="${description.height}"`;
    const picture = `<img${alt}${size}${tag.slice('<img'.length)}`;
    const credit = escapeText(description.credit);
    if (credit && inside === null) return `<figure>${picture}${toCaption([credit])}</figure>`;
    if (credit && inside === 'figure') owed.push(credit);
    return whole.replace(tag, () => (credit && inside === 'paragraph' ? `${picture} ${toSmall([credit])}` : picture));
  }

  return html.replace(PLACE, (whole, ...rest) => {
    const { lone, name } = rest.at(-1) as { lone?: string; name?: string };
    const at: number = rest.at(-3);
    switch (name) {
      case undefined:
        return showPicture(lone ?? '', whole);
      case 'img':
        return showPicture(whole, whole);
      case 'p':
        inside ??= 'paragraph';
        return whole;
      case '/p':
        if (inside === 'paragraph') inside = null;
        return whole;
      case 'figure':
        inside = 'figure';
        owed = [];
        return whole;
      case 'figcaption':
        captionStart = at;
        return whole;
      case '/figcaption': {
        const caption = html.slice(captionStart, at);
        const credits = takeOwed((credit) => !caption.includes(credit));
        return credits.length > 0 ? ` ${toSmall(credits)}${whole}` : whole;
      }
      default: {
        inside = null;
        const credits = takeOwed();
        return credits.length > 0 ? toCaption(credits) + whole : whole;
      }
    }
  });
}

const toSmall = (credits: string[]): string => `<small>${credits.join(' ')}</small>`;
const toCaption = (credits: string[]): string => `<figcaption>${toSmall(credits)}</figcaption>`;
