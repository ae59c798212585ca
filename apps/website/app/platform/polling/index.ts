export { pollWhileVisible } from './pollWhileVisible.ts';
