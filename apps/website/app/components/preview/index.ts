export { PreviewBar } from './PreviewBar.tsx';
export { toPreviewMeta } from './previewMeta.ts';
export { parsePreviewToken } from './previewToken.ts';
