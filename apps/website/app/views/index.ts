export { useViewCount } from './useViewCount.ts';
