export { escapeHtml } from '../input/index.ts';
export { type ImportReport, importNews } from './import.ts';
