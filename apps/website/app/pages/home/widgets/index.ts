export { Banners } from './Banners.tsx';
export { describeWeather } from './describeWeather.ts';
export { Trends } from './Trends.tsx';
export { hasWidgets, Widgets, type WidgetsData } from './Widgets.tsx';
