export { type ImportReport, importNews } from './import.ts';
export { escapeHtml } from './paragraphs.ts';
