export { cleanArticleHtml } from './articleHtml.server.ts';
export { CLIENT_ADDRESS } from './clientAddress.ts';
export { contentSecurityPolicy, type PolicyParts } from './contentSecurityPolicy.server.ts';
export { linkify } from './linkify.server.ts';
export { unmarked } from './markedScripts.server.ts';
export { isJson, readFormOfOwnPage, readFromOwnPage, refusal, writeIdOf } from './ownPage.server.ts';
export { isPreviewPath } from './previewPath.ts';
export { readerAllowance } from './readerAllowance.server.ts';
