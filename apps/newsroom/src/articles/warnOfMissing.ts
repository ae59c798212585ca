import type { ArticleContent } from './schema.ts';

/** A sentence for each part without which readers see less than the article promises; drafts may still be without it. */
export function warnOfMissing({ body, lead, mediaUrl, gallery, marks }: ArticleContent): string[] {
  const isEmpty = !body && !lead && !mediaUrl && gallery.length === 0;
  return [
    ...(isEmpty ? ['The article has no text: readers see its headline alone.'] : []),
    ...(marks.includes('clip') && !mediaUrl
      ? ['The article is marked as a clip and has no media: readers are told that there is no video yet.']
      : []),
    ...(marks.includes('gallery') && gallery.length === 0
      ? ['The article is marked as a gallery and has no gallery: lines: readers see no pictures.']
      : []),
  ];
}
