export { toErrorStatus } from './errorStatus.ts';
export { default as ExpandedGroups } from './menus/ExpandedGroups.tsx';
export { MenuAnchor } from './menus/MenuAnchor.tsx';
export {
  type ChannelLink,
  findNavPath,
  type MenuLink,
  type MenusNavigation,
  type NavbarNavigation,
  type NetworkSite,
  toMenuLink,
  toMenusNavigation,
  toNavbarNavigation,
} from './navigation.ts';
export { Shell } from './Shell.tsx';
export { findTheme, type Theme } from './theme.ts';
export { WHOLE_PAGE_SCRIPT } from './wholePage.ts';
