import type { MenuLink } from '../navigation.ts';
import { CloseSheet } from './CloseSheet.tsx';
import { MenuAnchor } from './MenuAnchor.tsx';

/** The options of the organisation's card. */
export default function OrganisationCard({ links, onLeave }: { links: MenuLink[]; onLeave: () => void }) {
  return (
    <>
      <CloseSheet onClick={onLeave} />
      <ul>
        {links.map((link) => (
          <li key={link.title}>
            <MenuAnchor link={link} onClick={onLeave} />
          </li>
        ))}
      </ul>
    </>
  );
}
