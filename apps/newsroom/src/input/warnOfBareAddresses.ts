import { parseVideoId } from '@sala/thai';
import { Parser } from 'htmlparser2';

const ADDRESS = /https?:\/\/[^\s<>"“”]+/gi;

/** At most one sentence, with the first address in an editor's HTML that is text and no link; a video is its player. */
export function warnOfBareAddresses(html: string): string[] {
  const [address] = listTexts(html)
    .flatMap((text) => text.match(ADDRESS) ?? [])
    .filter((one) => parseVideoId(one) === null);
  if (address === undefined) return [];
  return [`Readers cannot tap ${address}, which is text: write <a href="${address}">what is there</a>.`];
}

/** The texts between the tags of HTML, without those of links. */
function listTexts(html: string): string[] {
  const texts = [''];
  let openLinks = 0;
  const parser = new Parser({
    onopentag: (tag) => {
      if (tag === 'a') openLinks += 1;
      texts.push('');
    },
    // a text comes in pieces where it has entities
    ontext: (piece) => {
      if (openLinks === 0) texts.push((texts.pop() ?? '') + piece);
    },
    onclosetag: (tag) => {
      if (tag === 'a') openLinks -= 1;
      texts.push('');
    },
  });
  parser.end(html);
  return texts;
}
