export { isLeftOut, saveLeftOut } from './leftOut.ts';
