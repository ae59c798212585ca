import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApis } from './apis/index.ts';
import type { NewsroomConfig } from './config.ts';
import { demoWeather, loadDemo } from './content/demo/index.ts';
import { createControl, serveControl } from './control/index.ts';
import { type Database, openEmbedded, openServer } from './database/index.ts';
import { MEDIA_FOLDER, mediaApi } from './media/index.ts';
import { pushApi } from './push/index.ts';
import { keepSummaries, summariser } from './summary/index.ts';
import { countViews, viewApi } from './views/index.ts';
import { goldService, keepWidgets, openMeteo, type WidgetSources } from './widgets/index.ts';

/** A newsroom that can be commanded: its database is open and its control socket answers. */
export async function openNewsroom(config: NewsroomConfig) {
  const { db, close } = await (config.databaseUrl
    ? openServer(config.databaseUrl)
    : openEmbedded(config.dataDirectory));
  const control = await serveControl(
    createControl({ db, push: config.push, siteUrl: config.siteUrl, previewSecret: config.previewSecret }),
    config.controlSocket,
  ).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    db,
    close: async () => {
      await control.close();
      await close();
    },
  };
}

/** Opens a newsroom and serves its APIs to everybody. */
export async function startNewsroom(config: NewsroomConfig, onError: (error: unknown, path: string) => void) {
  const newsroom = await openNewsroom(config);
  try {
    if (config.demoContent) await loadDemo(newsroom.db, new Date());
    const app = createApis(newsroom.db, { address: config.address, previewSecret: config.previewSecret, onError });
    app.route('/', mediaApi(newsroom.db, MEDIA_FOLDER));
    app.route('/', pushApi(newsroom.db, config.push));
    const views = countViews(newsroom.db, (error) => onError(error, 'views'));
    app.route('/', viewApi(views));
    const server = createServer(getRequestListener(app.fetch));
    await new Promise<void>((done, fail) => server.once('error', fail).listen(config.port, config.host, done));
    const tell = (error: unknown) => onError(error, 'summaries');
    const summaries = keepSummaries(newsroom.db, summariser(config.languageModel, tell), tell);
    const widgets = keepWidgets(newsroom.db, sourcesOf(newsroom.db, config), onError);
    return {
      close: async () => {
        server.closeIdleConnections();
        await new Promise((done) => {
          server.close(done);
          setTimeout(() => server.closeAllConnections(), 2000).unref();
        });
        await views.close();
        await summaries.stop();
        await widgets.close();
        await newsroom.close();
      },
    };
  } catch (error) {
    await newsroom.close();
    throw error;
  }
}

/** Where the widgets' data comes from: services that the settings name, else what the demo has of its own. */
function sourcesOf(db: Database, { weatherApi, goldApi, demoContent }: NewsroomConfig): WidgetSources {
  return {
    weather: weatherApi ? openMeteo(weatherApi) : demoContent ? demoWeather(db) : undefined,
    gold: goldApi ? goldService(goldApi) : undefined,
  };
}
