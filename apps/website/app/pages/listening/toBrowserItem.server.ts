import type { AudioItem } from '@sala/contracts';
import { toSoundAddress } from '../../player/audio/index.server.ts';
import { toImageAddress } from '../../ui/index.ts';

/** An article as browsers get it: its sounds and its pictures by the site's own addresses. */
export function toBrowserItem(item: AudioItem, service: string | undefined): AudioItem {
  const { imgUrl, sources } = item;
  return {
    ...item,
    imgUrl: toImageAddress(imgUrl, 320),
    displayImgUrl: toImageAddress(imgUrl, 640),
    sources: sources.map((source) => ({ ...source, src: toSoundAddress(source.src, service) })),
  };
}

/** The same without the lines: a phone does not load the text of thirty articles to hear the first. */
export function omitLines(item: AudioItem): AudioItem {
  return { ...item, sources: item.sources.map((source) => ({ ...source, highlightTexts: [] })) };
}
