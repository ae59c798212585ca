import type { Settings } from '../app/platform/services/index.server.ts';
import { listTexts } from './listTexts.ts';
import { toOneLine } from './oneLine.ts';

/** Where pictures and where sound and films stand in payloads, by the path of their field. */
const PLACES = {
  IMAGE_HOSTS:
    /(^|\.)(imgUrl|mobileImgUrl|logoUrl|picture|image|cover1280w720h|media\.\w+|(\w+_)?image(\.sizes)?(\.\w+)?(\.url)?|(logo|icon|hamburgerIcon|iconMobile)\w*(\.data\.attributes)?\.url)$/i,
  MEDIA_HOSTS: /(^|\.)(media_url|mediaUrl|filePath|video_url|videoUrl)$/,
};

/**
 * The hosts of pictures, sound and films that the settings do not name, each in one line: what is there is not shown.
 */
export function listForeignMedia(payload: unknown, { imageHosts, mediaHosts }: Settings): string[] {
  const allowed = { IMAGE_HOSTS: imageHosts, MEDIA_HOSTS: mediaHosts };
  const found = new Map<string, number>();
  for (const { path, text } of listTexts(payload)) {
    const url = /^https?:/.test(text) ? URL.parse(text) : null;
    for (const [setting, place] of Object.entries(PLACES)) {
      if (!url || !place.test(path) || allowed[setting as keyof typeof allowed].has(url.host)) continue;
      const what = `${setting} does not name ${toOneLine(url.host)}`;
      found.set(what, (found.get(what) ?? 0) + 1);
    }
  }
  return [...found].map(
    ([what, times]) => `${what}, where ${times} of its addresses ${times === 1 ? 'leads' : 'lead'}`,
  );
}
