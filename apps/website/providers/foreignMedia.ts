import { PICTURE_FILE } from '../app/platform/pictures/pictureFile.server.ts';
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
const OF_ITEMS = /(^|\.)(imgUrl|mobileImgUrl|cover1280w720h|(\w+_)?image\.sizes\.\w+\.url)$/;

/**
 * The hosts of pictures, sound and films that the settings do not allow, and the first pictures without a host, each in
 * one line: the site does not show what is there.
 */
export function listForeignMedia(payload: unknown, settings: Settings): string[] {
  const { imageHosts, serviceHosts, mediaHosts } = settings;
  const isShown = {
    IMAGE_HOSTS: ({ host, pathname }: URL) =>
      imageHosts.has(host) && (!serviceHosts.has(host) || PICTURE_FILE.test(pathname)),
    MEDIA_HOSTS: ({ host }: URL) => mediaHosts.has(host),
  };
  const counts = new Map<string, number>();
  const relative: string[] = [];
  for (const { path, text } of listTexts(payload)) {
    const isRelative = OF_ITEMS.test(path) && /^(?!https?:|data:)./.test(text);
    if (isRelative) relative.push(`a picture's address without http(s) and its host: ${path}: ${toOneLine(text)}`);
    const url = /^https?:/.test(text) ? URL.parse(text) : null;
    for (const [setting, place] of Object.entries(PLACES)) {
      if (!url || !place.test(path) || isShown[setting as keyof typeof isShown](url)) continue;
      const what = `${setting} does not name ${toOneLine(url.host)}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
  }
  const foreign = [...counts].map(
    ([what, times]) => `${what}, where ${times} of its addresses ${times === 1 ? 'leads' : 'lead'}`,
  );
  return [...foreign, ...relative.slice(0, 3)];
}
