export { escapeXml } from './escapeXml.ts';
