import type { AudioItem } from '@sala/contracts';
import { toSoundAddress } from '../../player/audio/index.server.ts';
import { toImageAddress } from '../../ui/index.ts';

/** An article for browsers, with the site's own addresses of its sounds and pictures. */
export function toBrowserItem(item: AudioItem, service: string | undefined): AudioItem {
  const { imgUrl, sources } = item;
  return {
    ...item,
    imgUrl: toImageAddress(imgUrl, 320),
    displayImgUrl: toImageAddress(imgUrl, 640),
    sources: sources.map((source) => ({ ...source, src: toSoundAddress(source.src, service) })),
  };
}

/** The same without the lines, so that a phone does not load the text of thirty articles to hear the first. */
export function omitLines(item: AudioItem): AudioItem {
  return { ...item, sources: item.sources.map((source) => ({ ...source, highlightTexts: [] })) };
}
