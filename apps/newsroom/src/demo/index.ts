import type { SeedContent } from '@sala/demo';
import type { Database } from '../database/index.ts';
import type { WeatherSource } from '../widgets/index.ts';
import type { DemoRemoval } from './remove.ts';

export { allowDemo } from './demoRemoval.ts';

// imported dynamically, so that a station without the demo loads none of its modules

/** See load.ts. */
export const loadDemo = async (db: Database, now: Date, content?: SeedContent): Promise<number> =>
  (await import('./load.ts')).loadDemo(db, now, content);

/** See remove.ts. */
export const removeDemo = async (db: Database): Promise<DemoRemoval> => (await import('./remove.ts')).removeDemo(db);

/** See createDemoWeather.ts. */
export const createDemoWeather =
  (db: Database): WeatherSource =>
  async (...input) =>
    (await import('./createDemoWeather.ts')).createDemoWeather(db)(...input);

/** Whether the demo has a scene of that name. */
export const hasDemoPicture = async (name: string): Promise<boolean> => (await import('@sala/demo')).hasPicture(name);

/** A scene of the demo station. */
export const drawDemoPicture = async (name: string): Promise<Uint8Array | undefined> =>
  (await import('@sala/demo')).drawPicture(name);
