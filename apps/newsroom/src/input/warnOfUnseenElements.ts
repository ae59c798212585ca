import { HOSTS } from '@sala/station';
import { Parser } from 'htmlparser2';
import { listSources } from './bodySources.ts';

const FILM = 'a film is the media: of an article';
/** The elements that the website leaves out of a text, each with what an editor writes instead, where there is something. */
const UNSEEN = new Map([
  ['video', FILM],
  ['audio', ''],
  ['object', FILM],
  ['embed', FILM],
  ['svg', 'a picture is an <img>'],
  ['script', `a player of ${HOSTS.embed.join(', ')} is an <iframe>`],
]);

/** Sentences about what the website leaves out of an editor's HTML: players of unlisted hosts, films, drawings, scripts. */
export function warnOfUnseenElements(html: string): string[] {
  const hosts = listSources(html, 'iframe').map((source) => URL.parse(source)?.host ?? '');
  const unknown = [...new Set(hosts)].filter((host) => !HOSTS.embed.includes(host));
  return [
    ...unknown.map(
      (host) =>
        `HOSTS.embed of the station does not name ${host || 'what is embedded'}: readers do not see its player.`,
    ),
    ...listUnseen(html).map((tag) => {
      const instead = UNSEEN.get(tag);
      return `Readers do not see the <${tag}> in the text${instead && `: ${instead}`}.`;
    }),
  ];
}

/** The names of the elements that the website leaves out, once each; not of those without an address or content. */
function listUnseen(html: string): string[] {
  const unseen = new Set<string>();
  const open: string[] = [];
  const addOpen = () => {
    const tag = open.at(-1);
    if (tag !== undefined) unseen.add(tag);
  };
  const parser = new Parser({
    onopentag: (tag, { src, data }) => {
      addOpen();
      if (!UNSEEN.has(tag)) return;
      open.push(tag);
      if (src || data) addOpen();
    },
    ontext: (text) => {
      if (text.trim()) addOpen();
    },
    onclosetag: (tag) => {
      if (tag === open.at(-1)) open.pop();
    },
  });
  parser.end(html);
  return [...unseen];
}
