export { type StaticData, StaysHtml, toStaticData, useStaysHtml } from './staticData.ts';
