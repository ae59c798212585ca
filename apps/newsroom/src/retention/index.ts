export { keepForgetting } from './keepForgetting.ts';
