import { createLazyPart } from '../../ui/index.ts';
import expanded from './Expanded.module.css';
import styles from './Menu.module.css';
import { useDisclosure } from './useDisclosure.ts';
import { useLinkThenButton } from './useLinkThenButton.ts';
import { useMenus } from './useMenus.ts';
import { MenuFailed, MenuLoading } from './Waiting.tsx';

const ExpandedGroups = createLazyPart(() => import('./ExpandedGroups.tsx'), {
  meanwhile: <MenuLoading />,
  failed: MenuFailed,
});

/** SPEC 2.11-02: how long closing waits for its animation, in milliseconds. */
const CLOSE_DELAY_MS = 390;

/** The hamburger and the menu it opens over the page (SPEC 2.6-07, 2.11). */
export function ExpandedMenu({ className }: { className?: string | undefined }) {
  const menu = useDisclosure<HTMLDivElement>({ delay: CLOSE_DELAY_MS, lock: 'always' });
  const isThere = menu.isOpen || menu.state === 'close';
  const { menus, hasFailed } = useMenus(menu.isOpen);
  const { isButton, linkRef, buttonRef } = useLinkThenButton();
  const label = (
    <>
      <span className={menu.isOpen ? styles.cross : styles.bars} aria-hidden="true" />
      <span className={styles.hamburgerLabel} aria-hidden="true">
        เมนู
      </span>
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the links inside
    <div className={className} ref={menu.place} onKeyDown={menu.onKeyDown} data-event="clickMenuHamburger">
      {isButton ? (
        <button type="button" ref={buttonRef} className={styles.hamburger} aria-label="เปิดหรือปิดเมนู" {...menu.button}>
          {label}
        </button>
      ) : (
        <a href="/sitemap" ref={linkRef} className={styles.hamburger} aria-label="เปิดหรือปิดเมนู">
          {label}
        </a>
      )}
      <nav
        className={expanded.menu}
        id={menu.id}
        aria-label="เมนูทั้งหมด"
        hidden={!isThere}
        data-state={menu.state}
        inert={menu.state === 'close'}
      >
        {isThere && <ExpandedGroups groups={menus?.groups} hasFailed={hasFailed} onLeave={menu.close} />}
      </nav>
    </div>
  );
}
