export { announceGold, findLastGold } from './gold/gold.ts';
export { createGoldSource } from './gold/goldService.ts';
export { addWidgetRoutes } from './routes.ts';
export { createOpenMeteoSource, parseForecasts } from './weather/openMeteo.ts';
export type { WeatherSource } from './weather/weather.ts';
export { startWidgetWorker, type WidgetSources } from './widgetWorker.ts';
