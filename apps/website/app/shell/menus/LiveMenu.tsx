import { useNavigate } from 'react-router';
import { pictureAddress } from '../../ui/index.ts';
import type { ChannelLink } from '../navigation.ts';
import { useHydrated } from '../useHydrated.ts';
import { CloseSheet } from './CloseSheet.tsx';
import styles from './Menu.module.css';
import { MenuAnchor } from './MenuAnchor.tsx';
import { useDisclosure, WIDE } from './useDisclosure.ts';

const LIVE = '/live';

interface LiveMenuProps {
  title: string;
  /** Where it leads on a phone and without scripts. */
  href?: string;
  channels: ChannelLink[];
  className?: string | undefined;
  isCurrent?: boolean;
}

/** The live channels: a card on wide screens, a link on narrow ones (SPEC 2.8). */
export function LiveMenu({ title, href = LIVE, channels, className, isCurrent = false }: LiveMenuProps) {
  const menu = useDisclosure<HTMLDivElement>({ onScroll: 'wide', lock: 'below-768' });
  const navigate = useNavigate();
  const label = (
    <>
      <span className={styles.dot} data-live={channels.some((channel) => channel.isLive)} aria-hidden="true" />
      {title}
    </>
  );
  const target = href || LIVE;
  const press = () => {
    if (matchMedia(WIDE).matches) menu.toggle();
    else if (target.startsWith('/')) navigate(target);
    else location.assign(target);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the links inside
    <div ref={menu.place} onKeyDown={menu.onKeyDown}>
      {useHydrated() ? (
        <button type="button" className={className} data-current={isCurrent} {...menu.button} onClick={press}>
          {label}
        </button>
      ) : (
        <a href={target} className={className} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </a>
      )}
      <div className={`${styles.card} ${styles.live}`} id={menu.id} hidden={!menu.isOpen}>
        {menu.isOpen && <CloseSheet onClick={menu.close} />}
        {menu.isOpen && (
          <ul>
            {channels.map((channel) => (
              <li key={channel.title + channel.url}>
                <MenuAnchor link={{ ...channel, url: channel.url || LIVE }} onClick={menu.close}>
                  <span className={styles.channel} style={{ background: channel.background }}>
                    {channel.logo && (
                      <img src={pictureAddress(channel.logo, 160, 'fit')} alt="" width="96" height="40" />
                    )}
                  </span>
                  <span>{channel.title}</span>
                  {channel.hasLiveBadge && <strong className={styles.badge}>LIVE</strong>}
                </MenuAnchor>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
