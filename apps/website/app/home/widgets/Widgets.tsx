import type { Widgets as WidgetsData } from '@sala/contracts';
import { GoldWidget } from './GoldWidget.tsx';
import { WeatherWidget } from './WeatherWidget.tsx';
import styles from './Widgets.module.css';

/** Whether there is a widget to show. */
export function hasWidgets(widgets: WidgetsData | null): widgets is WidgetsData {
  return Boolean(widgets?.weather || widgets?.gold);
}

/** What stands beside the news: one below the other in the aside, on smaller screens a row to swipe. */
export function Widgets({ widgets: { weather, gold } }: { widgets: WidgetsData }) {
  return (
    <div className={styles.widgets}>
      {weather && <WeatherWidget weather={weather} />}
      {gold && <GoldWidget gold={gold} />}
    </div>
  );
}
