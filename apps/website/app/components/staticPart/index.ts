export { StaticPart } from './StaticPart.tsx';
