import type { CategoryPortal } from '@sala/contracts';
import { findCategory } from '@sala/station';
import { type CardItem, toCard } from '../../../components/articleCards/index.ts';

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
      const own = findCategory(header.sectionEn);
      const title = header.sectionName || own?.name;
      if (!title || items.length === 0) return [];
      return { id: `${index}`, title, href: own?.path ?? '', items: items.map((item) => toCard(item)) };
    }),
  };
}
