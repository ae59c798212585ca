export { PreviewBar } from './PreviewBar.tsx';
