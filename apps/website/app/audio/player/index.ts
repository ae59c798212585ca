export { hear } from './hear.ts';
export { Player } from './Player.tsx';
