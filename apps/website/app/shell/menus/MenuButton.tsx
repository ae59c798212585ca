import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { toLinkTarget, useHydrated } from '../../ui/index.ts';
import { followLink } from './followLink.ts';
import { type Disclosure, WIDE } from './useDisclosure.ts';

interface MenuButtonProps {
  menu: Pick<Disclosure<HTMLElement>, 'button' | 'toggle'>;
  href: string;
  className?: string | undefined;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

/** Toggles a card on wide screens; on narrow ones and without scripts it is a link (SPEC 2.8, 2.10). */
export function MenuButton({ menu, href, ...rest }: MenuButtonProps) {
  const navigate = useNavigate();
  const press = () => {
    if (matchMedia(WIDE).matches) menu.toggle();
    else followLink(href, navigate);
  };
  return useHydrated() ? (
    <button type="button" {...rest} {...menu.button} onClick={press} />
  ) : (
    <a href={href} {...toLinkTarget(href)} {...rest} />
  );
}
