export { type Previewed, type PreviewToken, previewSecret, readPreviewToken, signPreview } from './previewToken.ts';
