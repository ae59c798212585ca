export { addBanner, type Banner, listBanners, listCurrentBanners, removeBanner } from './banners/banners.ts';
export { toBannerPicture } from './banners/toBannerPicture.ts';
export { announceGold, type CurrentGold, findLastGold, readGold, withdrawGold } from './gold/gold.ts';
export { createGoldSource } from './gold/goldService.ts';
export { addWidgetRoutes } from './routes.ts';
export { createOpenMeteoSource, parseForecasts } from './weather/openMeteo.ts';
export { readWeather, type WeatherSource } from './weather/weather.ts';
export { startWidgetWorker, type WidgetSources } from './widgetWorker.ts';
