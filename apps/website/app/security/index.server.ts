export { cleanArticleHtml } from './articleHtml.server.ts';
export { contentSecurityPolicy } from './contentSecurityPolicy.server.ts';
