import type { PageSection } from '@sala/contracts';

/** An item of the page: its author or title, its text, and its picture. For a picture, the paragraphs describe it. */
export interface Piece {
  id: string;
  title: string;
  paragraphs: string[];
  picture: string;
}

/** A memorial page in reading order, without sections of unknown types. */
export function toMemorial(sections: PageSection[]) {
  const of = (type: string) => {
    const section = sections.find((one) => one.type === type);
    return section && { title: section.title, pieces: section.items.map(toPiece) };
  };
  const [opening] = of('opening')?.pieces ?? [];
  return {
    eyebrow: of('opening')?.title ?? '',
    opening,
    articles: of('stories'),
    voices: of('voices'),
    pictures: of('pictures'),
  };
}

export type Memorial = ReturnType<typeof toMemorial>;

function toPiece({ id, title, description, picture }: PageSection['items'][number]): Piece {
  return { id, title, paragraphs: description.split(/\n\s*\n/).filter(Boolean), picture };
}
