import type { GalleryDetail } from '@sala/contracts';
import { descriptionFromHtml, truncate } from '@sala/thai';
import { toCard } from '../cards/index.ts';

const DESCRIPTION = 255;

/** A gallery or an infographic as its page shows it: its text cleaned, of the stories around it only what their cards say. */
export function toPictureStory({ related, description: lead, ...detail }: GalleryDetail, cleanHtml: string) {
  return {
    ...detail,
    lead,
    description: lead ? truncate(lead, DESCRIPTION) : descriptionFromHtml(cleanHtml, DESCRIPTION),
    html: cleanHtml,
    related: related.map((item) => toCard(item)),
  };
}

export type PictureStory = ReturnType<typeof toPictureStory>;
