export { soundApi } from './soundApi.ts';
