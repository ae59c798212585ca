import { PICTURE_FILE } from '@sala/contracts';
import { HOSTS } from '@sala/station';
import type { Settings } from '../app/platform/services/index.server.ts';
import { listTexts } from './listTexts.ts';
import { toOneLine } from './oneLine.ts';

/** The fields of payloads that contain addresses of pictures, and of sound and films. */
const PLACES = {
  IMAGE_HOSTS:
    /(^|\.)(imgUrl|mobileImgUrl|logoUrl|picture|image|cover1280w720h|media\.\w+|(\w+_)?image(\.sizes)?(\.\w+)?(\.url)?|(logo|icon|hamburgerIcon|iconMobile)\w*(\.data\.attributes)?\.url)$/i,
  MEDIA_HOSTS: /(^|\.)(media_url|mediaUrl|filePath|video_url|videoUrl)$/,
};

/** Pictures of articles and programmes; those of a content service are looked up there. */
const OF_ITEMS = /(^|\.)(imgUrl|mobileImgUrl|picture|cover1280w720h|(\w+_)?image\.(sizes\.)?\w+\.url)$/;
/** A picture or an embedded player in the text of an article. */
const IN_BODY = /<(img|iframe)\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi;

/** An address of something that pages show. */
interface Shown {
  path: string;
  address: string;
  /** What names the hosts that are allowed. */
  allowing: keyof typeof PLACES | 'HOSTS.embed';
  /** True when it must have a host, because it is not looked up at its service. */
  needsHost: boolean;
}

/**
 * The hosts of pictures, sound, films and players that the settings do not allow, and the first pictures without a host,
 * each in one line: the site does not show what is there.
 */
export function listForeignMedia(payload: unknown, settings: Settings): string[] {
  const { imageHosts, serviceHosts, mediaHosts } = settings;
  const isAllowed: Record<Shown['allowing'], (url: URL) => boolean> = {
    IMAGE_HOSTS: ({ host, pathname }) =>
      imageHosts.has(host) && (!serviceHosts.has(host) || PICTURE_FILE.test(pathname)),
    MEDIA_HOSTS: ({ host }) => mediaHosts.has(host),
    'HOSTS.embed': ({ host }) => HOSTS.embed.includes(host),
  };
  const counts = new Map<string, number>();
  const relative: string[] = [];
  for (const { path, address, allowing, needsHost } of listShown(payload)) {
    const url = /^https?:/.test(address) ? URL.parse(address) : null;
    if (needsHost && /^(?!https?:|data:)./.test(address))
      relative.push(`a picture's address without http(s) and its host: ${path}: ${toOneLine(address)}`);
    if (!url || isAllowed[allowing](url)) continue;
    const what = `${allowing} does not name ${toOneLine(url.host)}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const foreign = [...counts].map(
    ([what, times]) => `${what}, where ${times} of its addresses ${times === 1 ? 'leads' : 'lead'}`,
  );
  return [...foreign, ...relative.slice(0, 3)];
}

function* listShown(payload: unknown): Generator<Shown> {
  for (const { name, path, text } of listTexts(payload)) {
    const setting = (['IMAGE_HOSTS', 'MEDIA_HOSTS'] as const).find((one) => PLACES[one].test(path));
    if (setting) yield { path, address: text, allowing: setting, needsHost: OF_ITEMS.test(path) };
    if (name !== 'content') continue;
    for (const [, element = '', address = ''] of text.matchAll(IN_BODY)) {
      const isPicture = element.toLowerCase() === 'img';
      yield { path, address, allowing: isPicture ? 'IMAGE_HOSTS' : 'HOSTS.embed', needsHost: isPicture };
    }
  }
}
