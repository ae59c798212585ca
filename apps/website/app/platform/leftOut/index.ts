export { LeftOut, useLeftOut, useLinks } from './LeftOut.tsx';
