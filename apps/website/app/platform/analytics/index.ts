export { Analytics } from './Analytics.tsx';
export type { MeasuredContent, MeasuredContentHandle, MeasurementData } from './measuredContent.ts';
