export { errorCodeOf, errorStatus } from './errorStatus.ts';
export {
  type ChannelLink,
  type MenuLink,
  menuLink,
  menusNavigation,
  type NavbarNavigation,
  type NetworkSite,
  navbarNavigation,
  navPathOf,
} from './navigation.ts';
export { Shell } from './Shell.tsx';
export { type Theme, themeOf } from './theme.ts';
export { useHydrated } from './useHydrated.ts';
export { WHOLE_PAGE_SCRIPT } from './wholePage.ts';
