export { ErrorPage } from './ErrorPage.tsx';
export { errorCodeOf, errorStatus } from './errorStatus.ts';
export { Shell } from './Shell.tsx';
export { type Theme, themeOf } from './theme.ts';
