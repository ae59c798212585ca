import { createLazyPart } from '../../ui/index.ts';
import styles from './Menu.module.css';
import { useDisclosure } from './useDisclosure.ts';
import { useLinkThenButton } from './useLinkThenButton.ts';
import { useMenus } from './useMenus.ts';
import { MenuFailed, MenuLoading } from './Waiting.tsx';

const NetworkCard = createLazyPart(() => import('./NetworkCard.tsx'), {
  meanwhile: <MenuLoading />,
  failed: MenuFailed,
});

const TITLE = 'เว็บไซต์ในเครือข่าย';

/** SPEC 9.6-13: the dots are what phones have. */
const LOCKS = { pill: 'below-576', dots: 'below-767' } as const;

/** The sister and service websites: a pill on the home page of a wide screen, nine dots elsewhere (SPEC 2.9). */
export function NetworkMenu({ variant, className }: { variant: 'pill' | 'dots'; className?: string | undefined }) {
  const menu = useDisclosure<HTMLDivElement>({ onScroll: 'always', onRoute: 'wide', lock: LOCKS[variant] });
  const { menus, hasFailed } = useMenus(menu.isOpen);
  const { isButton, linkRef, buttonRef } = useLinkThenButton();
  const isDots = variant === 'dots';
  const label = (
    <>
      {isDots && <span className={menu.isOpen ? styles.cross : styles.dots} aria-hidden="true" />}
      <span className={isDots ? 'visually-hidden' : undefined}>{TITLE}</span>
    </>
  );
  const look = `${styles[variant]} ${className ?? ''}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the links inside
    <div ref={menu.place} onKeyDown={menu.onKeyDown}>
      {isButton ? (
        <button type="button" ref={buttonRef} className={look} data-network={variant} {...menu.button}>
          {label}
        </button>
      ) : (
        <a href="/sitemap" ref={linkRef} className={look}>
          {label}
        </a>
      )}
      <div className={`${styles.card} ${styles.network}`} id={menu.id} hidden={!menu.isOpen}>
        {menu.isOpen && <NetworkCard groups={menus?.network} hasFailed={hasFailed} onLeave={menu.close} />}
      </div>
    </div>
  );
}
