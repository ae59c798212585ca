import type { MenuLink } from '../navigation.ts';

/**
 * An entry of a menu: a link, in a tab of its own where it says so, or plain text where it leads nowhere (SPEC
 * 2.10-02).
 */
export function MenuAnchor({ link, className, isCurrent = false, attribute, onClick, children }: MenuAnchorProps) {
  const contents = children ?? link.title;
  if (!link.url) return <span className={className}>{contents}</span>;
  return (
    <a
      href={link.url}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      target={link.target}
      rel={link.rel}
      data-attribute={attribute || undefined}
    >
      {contents}
    </a>
  );
}

interface MenuAnchorProps {
  link: MenuLink;
  className?: string | undefined;
  /** Whether it is the link of the page itself (SPEC 2.7-05). */
  isCurrent?: boolean;
  /** What events know it by (SPEC 3.1-07). */
  attribute?: string;
  onClick?: (() => void) | undefined;
  children?: React.ReactNode;
}
