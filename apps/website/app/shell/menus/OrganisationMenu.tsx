import { STATION } from '@sala/station';
import type { MenuLink } from '../navigation.ts';
import { CloseSheet } from './CloseSheet.tsx';
import styles from './Menu.module.css';
import { MenuAnchor } from './MenuAnchor.tsx';
import { MenuButton } from './MenuButton.tsx';
import { useDisclosure } from './useDisclosure.ts';
import { useMenus } from './useMenus.ts';
import { MenuWaiting } from './Waiting.tsx';

interface OrganisationMenuProps {
  title: string;
  /** Those of an option; those of the header's card are asked for when it opens. */
  links?: MenuLink[];
  className?: string | undefined;
}

/** The organisation behind the station: a card of options, on a phone the way to its own site (SPEC 2.10). */
export function OrganisationMenu({ title, links, className }: OrganisationMenuProps) {
  const menu = useDisclosure<HTMLDivElement>({ lock: 'below-768' });
  const { menus, hasFailed } = useMenus(menu.isOpen && !links);
  const options = links ?? menus?.organisation;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the links inside
    <div ref={menu.place} onKeyDown={menu.onKeyDown}>
      <MenuButton menu={menu} href={STATION.organisationSite} className={className}>
        {title}
      </MenuButton>
      <div className={`${styles.card} ${styles.organisation}`} id={menu.id} hidden={!menu.isOpen}>
        {menu.isOpen && <CloseSheet onClick={menu.close} />}
        {menu.isOpen && !options && <MenuWaiting hasFailed={hasFailed} />}
        {menu.isOpen && options && (
          <ul>
            {options.map((link) => (
              <li key={link.title}>
                <MenuAnchor link={link} onClick={menu.close} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
