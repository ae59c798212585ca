import type { PageSection } from '@sala/contracts';

/**
 * A piece of the page: whose it is or what it is called, what is said, what is seen. A picture's paragraphs say what it
 * shows.
 */
export interface Piece {
  id: string;
  title: string;
  paragraphs: string[];
  picture: string;
}

/** A memorial page, in the order in which it is read; sections of other types are left out. */
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
