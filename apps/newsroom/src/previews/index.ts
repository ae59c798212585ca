export { loadPreviewSecret, parsePreviewToken, signPreview } from './previewToken.ts';
