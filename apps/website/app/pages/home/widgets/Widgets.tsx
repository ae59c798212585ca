import type { Widgets as ServiceWidgets } from '@sala/contracts';
import { type OnAirBrief, OnAirWidget } from '../../schedule/index.ts';
import type { Weather } from './describeWeather.ts';
import { GoldWidget } from './GoldWidget.tsx';
import { WeatherWidget } from './WeatherWidget.tsx';
import styles from './Widgets.module.css';

/** What the service sends, with the words of the weather. */
export type WidgetsData = Omit<ServiceWidgets, 'weather'> & { weather: Weather | null };

/** True when there is a widget to show. */
export function hasWidgets(widgets: WidgetsData | null): widgets is WidgetsData {
  return Boolean(widgets?.weather || widgets?.gold);
}

/** The widgets: one below the other in the aside, on smaller screens a row to swipe. */
export function Widgets({ widgets, onAir }: { widgets: WidgetsData | null; onAir: OnAirBrief[] | null }) {
  return (
    <div className={styles.widgets}>
      {onAir && <OnAirWidget briefs={onAir} />}
      {widgets?.weather && <WeatherWidget weather={widgets.weather} />}
      {widgets?.gold && <GoldWidget gold={widgets.gold} />}
    </div>
  );
}
