interface Section {
  type?: string;
  items: { picture: string }[];
}

/**
 * The social image of a page of sections: the first picture of its lead articles, or else of all that it shows (SPEC
 * 2.1-01); empty without any.
 */
export function findPicture(sections: Section[]): string {
  const leads = sections.filter(({ type }) => type === 'lead');
  const items = [...leads, ...sections].flatMap((section) => section.items);
  return items.find((item) => item.picture)?.picture ?? '';
}
