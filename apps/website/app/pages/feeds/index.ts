export { escapeXml } from './feed.ts';
