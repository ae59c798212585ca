export { bannerPicture } from './banners/bannerPicture.ts';
export { addBanner, allBanners, type Banner, bannersNow, removeBanner } from './banners/banners.ts';
export { readBanner } from './banners/readBanner.ts';
export { announceGold, type CurrentGold, lastGold, readGold, withdrawGold } from './gold/gold.ts';
export { goldService } from './gold/goldService.ts';
export { keepWidgets, type WidgetSources } from './keepWidgets.ts';
export { widgetsApi } from './routes.ts';
export { openMeteo, readForecasts } from './weather/openMeteo.ts';
export { readWeather, type WeatherSource } from './weather/weather.ts';
