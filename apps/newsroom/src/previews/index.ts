export {
  loadPreviewSecret,
  type PreviewKind,
  type PreviewToken,
  parsePreviewToken,
  signPreview,
} from './previewToken.ts';
