export { programmePath, shareUrl } from './programmeLinks.ts';
