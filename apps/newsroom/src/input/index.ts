export { escapeHtml } from './html.ts';
export { readAsked, storable, type Typed } from './input.ts';
export { bangkokTime, readPublishingTime, readTime } from './time.ts';
