export { oneSound } from './oneSound.ts';
