export { type StaticData, toStaticData } from './staticData.ts';
