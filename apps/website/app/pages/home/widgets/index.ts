export { Banners } from './Banners.tsx';
export { Trends } from './Trends.tsx';
export { hasWidgets, Widgets } from './Widgets.tsx';
