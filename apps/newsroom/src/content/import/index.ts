export { type ImportReport, importNews } from './import.ts';
