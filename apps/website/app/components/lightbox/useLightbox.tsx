import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createLazyPart, loadInTime, useHydrated } from '../../ui/index.ts';
import type { LightboxProps } from './Lightbox.tsx';
import styles from './useLightbox.module.css';

const loadLightbox = () => import('./Lightbox.tsx');
const Lightbox = createLazyPart(loadLightbox, {
  meanwhile: (
    <p className={styles.loading} role="status">
      กำลังโหลดภาพ…
    </p>
  ),
});

/** The index of the picture in an address such as `#picture-3`, counted from 0; null for none. */
function parsePictureIndex(hash: string, count: number): number | null {
  const index = Number(/^#picture-(\d{1,3})$/.exec(hash)?.[1] ?? 0) - 1;
  return index >= 0 && index < count ? index : null;
}

/**
 * Shows one picture at a time in full size over the page. The address names it, so that the back button closes it and
 * it can be shared. `open` is for links to the pictures themselves, which work without scripts; `lightbox` can be
 * anywhere on the page.
 */
export function useLightbox(pictures: LightboxProps['pictures']) {
  const { hash, search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const index = parsePictureIndex(hash, pictures.length);

  const show = (next: number, options: { replace?: boolean; state: unknown }) =>
    navigate({ search, hash: `#picture-${next + 1}` }, { ...options, preventScrollReset: true });

  const open = (event: MouseEvent<HTMLAnchorElement>, next: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    // on a slow network the router comes long after the press: both are loaded at once
    const isShown = show(next, { state: { isOverPage: true } });
    // when the lightbox fails to load, the browser may still have the picture
    loadInTime(loadLightbox()).catch(async () => {
      await isShown;
      location.replace(href);
    });
  };

  const close = () => {
    // the way back has closed it already
    if (parsePictureIndex(window.location.hash, pictures.length) === null) return;
    if (state?.isOverPage) navigate(-1);
    else navigate(pathname + search, { replace: true, preventScrollReset: true });
  };

  const isHydrated = useHydrated();
  const lightbox: ReactNode = isHydrated && index !== null && (
    <Lightbox pictures={pictures} index={index} move={(next) => show(next, { replace: true, state })} close={close} />
  );
  return { open, lightbox };
}
