import { isLeftOut } from '../../platform/leftOut/index.ts';
import { createLazyPart } from '../../ui/index.ts';
import type { ChannelLink } from '../navigation.ts';
import styles from './Menu.module.css';
import { MenuButton } from './MenuButton.tsx';
import { useDisclosure } from './useDisclosure.ts';
import { useMenus } from './useMenus.ts';
import { MenuFailed, MenuLoading } from './Waiting.tsx';

const LiveCard = createLazyPart(() => import('./LiveCard.tsx'), { meanwhile: <MenuLoading />, failed: MenuFailed });

const LIVE = '/live';

interface LiveMenuProps {
  title: string;
  /** Where it leads on a phone and without scripts. */
  href?: string;
  /** Those of an option; those of the live card are asked for when it opens. */
  channels?: ChannelLink[];
  isLive: boolean;
  className?: string | undefined;
  isCurrent?: boolean;
}

/** The live channels: a card on wide screens, a link on narrow ones (SPEC 2.8). */
export function LiveMenu({ title, href, channels, isLive, className, isCurrent = false }: LiveMenuProps) {
  const menu = useDisclosure<HTMLDivElement>({ onScroll: 'wide', lock: 'below-768' });
  const { menus, hasFailed } = useMenus(menu.isOpen && !channels);
  const target = href || LIVE;
  if (isLeftOut(target)) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the links inside
    <div ref={menu.place} onKeyDown={menu.onKeyDown}>
      <MenuButton menu={menu} href={target} className={className} aria-current={isCurrent ? 'page' : undefined}>
        <span className={styles.dot} data-live={isLive} aria-hidden="true" />
        {title}
      </MenuButton>
      <div className={`${styles.card} ${styles.live}`} id={menu.id} hidden={!menu.isOpen}>
        {menu.isOpen && (
          <LiveCard channels={channels ?? menus?.channels} hasFailed={hasFailed} href={LIVE} onLeave={menu.close} />
        )}
      </div>
    </div>
  );
}
