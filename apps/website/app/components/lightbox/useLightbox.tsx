import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LightboxProps } from './Lightbox.tsx';

const loadLightbox = () => import('./Lightbox.tsx');

/** The picture that an address names with `#picture-3`, counted from 0; null for none. */
function pictureAt(hash: string, count: number): number | null {
  const index = Number(/^#picture-(\d{1,3})$/.exec(hash)?.[1] ?? 0) - 1;
  return index >= 0 && index < count ? index : null;
}

/**
 * Shows pictures large, one at a time, over the page. The address says which, so that the way back closes it and a
 * picture can be passed on. `open` is for links to the pictures themselves, which lead there without scripts;
 * `lightbox` stands anywhere on the page.
 */
export function useLightbox(pictures: LightboxProps['pictures']) {
  const { hash, search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const index = pictureAt(hash, pictures.length);
  const isAsked = index !== null;
  useEffect(() => {
    if (isAsked)
      loadLightbox().then(
        (loaded) => setLightbox(() => loaded.Lightbox),
        () => {},
      );
  }, [isAsked]);

  const show = (next: number, options: { replace?: boolean; state: unknown }) =>
    navigate({ search, hash: `#picture-${next + 1}` }, { ...options, preventScrollReset: true });

  const open = (event: MouseEvent<HTMLAnchorElement>, next: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    // without a connection there is still the picture, which the browser may have
    loadLightbox().then(
      () => show(next, { state: { isOverPage: true } }),
      () => location.assign(href),
    );
  };

  const close = () => {
    // the way back has closed it already
    if (pictureAt(window.location.hash, pictures.length) === null) return;
    if (state?.isOverPage) navigate(-1);
    else navigate(pathname + search, { replace: true, preventScrollReset: true });
  };

  const lightbox: ReactNode = Lightbox && isAsked && (
    <Lightbox pictures={pictures} index={index} move={(next) => show(next, { replace: true, state })} close={close} />
  );
  return { open, lightbox };
}
