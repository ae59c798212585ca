export { cleanArticleHtml } from './articleHtml.server.ts';
export { CLIENT_ADDRESS_HEADER } from './clientAddress.ts';
export { type PolicyParts, renderContentSecurityPolicy } from './contentSecurityPolicy.server.ts';
export { linkify } from './linkify.server.ts';
export {
  isJson,
  isSaved,
  parseOwnPageForm,
  parseOwnPageInput,
  readIdempotencyKey,
  toMethodResponse,
  toNoContentResponse,
  toProblemResponse,
  toWriteResponse,
} from './ownPage.server.ts';
export { isPreviewPath } from './previewPath.ts';
export { createReaderAllowance } from './readerAllowance.server.ts';
