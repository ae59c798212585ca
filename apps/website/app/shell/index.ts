export { toErrorCode, toErrorStatus } from './errorStatus.ts';
export {
  type ChannelLink,
  findNavPath,
  type MenuLink,
  type NavbarNavigation,
  type NetworkSite,
  toMenuLink,
  toMenusNavigation,
  toNavbarNavigation,
} from './navigation.ts';
export { Shell } from './Shell.tsx';
export { findTheme, type Theme } from './theme.ts';
export { useHydrated } from './useHydrated.ts';
export { WHOLE_PAGE_SCRIPT } from './wholePage.ts';
