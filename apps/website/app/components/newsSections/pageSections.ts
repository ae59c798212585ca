import { NEWS_SECTIONS, type NewsSectionType, type PageSection } from '@sala/contracts';
import { toOwnPath } from '../../platform/addresses/index.ts';
import { type CardItem, toCard } from '../articleCards/index.ts';

export interface NewsSection {
  id: string;
  type: NewsSectionType;
  title: string;
  href: string;
  items: CardItem[];
}

/**
 * The sections of a news page. Pages choose those that they show, and their order, by type; a section of an unknown type
 * is left out and logged (WIRE.md); of the descriptions only that of the lead article is kept, the one that is shown.
 */
export function toPageSections(sections: PageSection[]): NewsSection[] {
  return sections.flatMap((section) => {
    const type = NEWS_SECTIONS.find((known) => known === section.type);
    if (!type) {
      console.warn(`newsPage: no section of type ${JSON.stringify(section.type.slice(0, 40))} is known`);
      return [];
    }
    if (section.items.length === 0) return [];
    const items = section.items.map((item, index) => toCard(item, type === 'lead' && index === 0));
    return { id: section.id, type, title: section.title, href: toOwnPath(section.href), items };
  });
}
