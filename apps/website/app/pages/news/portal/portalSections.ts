import type { CategoryPortal } from '@sala/contracts';
import { type CardItem, toCard } from '../../../components/articleCards/index.ts';
import { CATEGORIES } from '../categories.ts';

export interface PortalSection {
  id: string;
  title: string;
  /** Empty for a section that has no page of its own here. */
  href: string;
  items: CardItem[];
}

/** The categories that have anything, each with the address of its page. */
export function toPortalSections({ sections }: CategoryPortal): { sections: PortalSection[] } {
  return {
    sections: sections.flatMap(({ header, items }, index) => {
      const own = CATEGORIES.find(({ section, path, canonical }) => section === header.sectionEn && path === canonical);
      const title = header.sectionName || own?.title;
      if (!title || items.length === 0) return [];
      return { id: `${index}`, title, href: own?.canonical ?? '', items: items.map((item) => toCard(item)) };
    }),
  };
}
