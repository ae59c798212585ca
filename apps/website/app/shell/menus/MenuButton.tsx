import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { toLinkTarget } from '../../ui/index.ts';
import { followLink } from './followLink.ts';
import { type Disclosure, WIDE } from './useDisclosure.ts';
import { useLinkThenButton } from './useLinkThenButton.ts';

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
  const { isButton, linkRef, buttonRef } = useLinkThenButton();
  const press = () => {
    if (matchMedia(WIDE).matches) menu.toggle();
    else followLink(href, navigate);
  };
  return isButton ? (
    <button type="button" ref={buttonRef} {...rest} {...menu.button} onClick={press} />
  ) : (
    <a href={href} ref={linkRef} {...toLinkTarget(href)} {...rest} />
  );
}
