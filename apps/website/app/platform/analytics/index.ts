export { Analytics } from './Analytics.tsx';
export type { MeasurementData, PageContent, PageContentHandle } from './pageContent.ts';
