import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createHttpServer, PUBLIC_LIMITS } from '@sala/http-server';
import { closeServer, collectProcessMetrics, createReadiness, drainServer, serveMonitoring } from '@sala/telemetry';
import { sql } from 'drizzle-orm';
import { createAnalyticsRoutes, createViewRoutes, startCollector, startViewCounter } from './analytics/index.ts';
import { createApis } from './apis.ts';
import { createChangesRoutes, listenToChanges } from './changes/index.ts';
import { createChannelRoutes, createStationSchedule, watchInputs } from './channels/index.ts';
import { createControl, serveControl } from './control/index.ts';
import { type Database, openEmbedded, openServer } from './database/index.ts';
import { demoWeather, drawDemoPicture, hasDemoPicture, loadDemo } from './demo/index.ts';
import { createFilmRoutes, FILMS_FOLDER, openFilms, startEncodingWorker } from './films/index.ts';
import { countPublished } from './firstSteps/index.ts';
import { type Catalogue, explainUnreadable } from './http/index.ts';
import { createMediaRoutes, MEDIA_FOLDER } from './media/index.ts';
import { watchClock } from './monitoring/index.ts';
import { createSoundRoutes, openNarrationWorker } from './narrations/index.ts';
import { createPushRoutes } from './push/index.ts';
import { measureQueues } from './queues.ts';
import { startRetentionWorker } from './retention/index.ts';
import { startPlanWorker } from './schedule/index.ts';
import { startProber } from './scorecard/index.ts';
import { startIndexWorker } from './search/index.ts';
import type { NewsroomConfig } from './settings/index.ts';
import { createFileStore, FILM_SEGMENTS, FILM_UPLOADS, PICTURES } from './store/index.ts';
import { createSummarizer, startSummaryWorker } from './summaries/index.ts';
import { createGoldSource, createOpenMeteoSource, startWidgetWorker, type WidgetSources } from './widgets/index.ts';

/** Told what goes wrong, and where. */
type OnError = (error: unknown, path: string) => void;

/** A newsroom that can be commanded: its database is open and its control socket answers. */
export async function openNewsroom(config: NewsroomConfig, onError: OnError = () => {}) {
  const { db, listen, connections, clock, dump, close } = await (config.databaseUrl
    ? openServer(config.databaseUrl)
    : openEmbedded(config.dataDirectory));
  try {
    const narrations = await openNarrationWorker(db, config, (reason) => onError(reason, 'speech'));
    const { push, siteUrl, imageHosts, previewSecret } = config;
    const store = await createFileStore(config, PICTURES);
    const pictures = { hosts: imageHosts, canDraw: hasDemoPicture, store };
    const films = {
      uploads: await createFileStore(config, FILM_UPLOADS),
      segments: await createFileStore(config, FILM_SEGMENTS),
      isEncoderOn: config.isEncoderOn,
    };
    const deskUrl = config.desk?.url;
    const { inputs } = config;
    const context = { db, dump, narrations, pictures, films, inputs, push, siteUrl, deskUrl, previewSecret };
    const control = await serveControl(createControl(context), config.controlSocket);
    return {
      db,
      context,
      listen,
      narrations,
      pictures,
      films,
      connections,
      clock,
      close: async () => {
        await control.close();
        await narrations.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens a newsroom and serves its APIs on its port. */
export async function startNewsroom(config: NewsroomConfig, onError: OnError) {
  const newsroom = await openNewsroom(config, onError);
  try {
    if (config.demoContent) await loadDemo(newsroom.db, new Date());
    const { db, narrations, connections, pictures } = newsroom;
    const { store } = pictures;
    const { address, previewSecret } = config;
    const catalogue: Catalogue = [];
    const app = createApis(db, { address, previewSecret, narrations, onError }, catalogue);
    app.route('/', createSoundRoutes(narrations, catalogue));
    app.route('/', createMediaRoutes(db, { folder: MEDIA_FOLDER, store, draw: drawDemoPicture }, catalogue));
    const films = openFilms(FILMS_FOLDER);
    const { segments } = newsroom.films;
    app.route('/', createFilmRoutes({ films, folder: FILMS_FOLDER, db, segments }, catalogue));
    const inputs = watchInputs(db, config.inputs.ofSettings, (error) => onError(error, 'inputs'));
    app.route('/', createChannelRoutes({ films, schedule: createStationSchedule(db, films), inputs }, catalogue));
    app.route('/', createPushRoutes(db, config.push, catalogue));
    const views = startViewCounter(db, (error) => onError(error, 'views'));
    app.route('/', createViewRoutes(views, catalogue));
    const stats = startCollector(db, (error) => onError(error, 'stats'));
    app.route('/', createAnalyticsRoutes(stats, catalogue));
    const changes = await listenToChanges(newsroom, (error) => onError(error, 'changes'));
    app.route('/', createChangesRoutes(changes, catalogue));
    collectProcessMetrics('newsroom');
    const readiness = createReadiness(() => answers(db));
    const measure = () => measureQueues(db, narrations, connections?.());
    const monitoring = config.monitoring && (await serveMonitoring(config.monitoring, readiness, measure));
    const server = createHttpServer(getRequestListener(app.fetch), PUBLIC_LIMITS, explainUnreadable);
    await new Promise<void>((done, fail) => server.once('error', fail).listen(config.port, config.host, done));
    // loaded only where there is one
    const desk =
      config.desk && (await (await import('./desk/index.ts')).serveDesk(newsroom.context, config.desk, onError));
    narrations.start();
    const tell = (error: unknown) => onError(error, 'summaries');
    const summaries = startSummaryWorker(db, createSummarizer(config.languageModel, tell), tell);
    const forgetting = startRetentionWorker(db, { logDays: config.logDays, films: newsroom.films }, (error) =>
      onError(error, 'retention'),
    );
    const planning = startPlanWorker(db, (error) => onError(error, 'schedule'));
    const indexWorker = startIndexWorker(db, (error) => onError(error, 'search'));
    const probing = startProber(db, config.siteUrl, (error) => onError(error, 'scorecard'));
    // on the disk that takes what is uploaded: what is temporary may be memory, or small
    const workFolder = join(config.narration.folder, 'encoding');
    const encoding = config.isEncoderOn
      ? startEncodingWorker(db, { ...newsroom.films, pictures: store, workFolder }, (error) => onError(error, 'films'))
      : undefined;
    const clock = watchClock(newsroom.clock);
    const widgets = startWidgetWorker(db, sourcesOf(db, config), onError);
    return {
      /** Whether readers find no article. */
      isEmpty: (await countPublished(db)) === 0,
      close: async () => {
        await drainServer(server, readiness, config.drainSeconds);
        await changes.close();
        await closeServer(server);
        if (desk) await closeServer(desk);
        monitoring?.close();
        clock.close();
        await views.close();
        await stats.close();
        await summaries.close();
        await widgets.close();
        await forgetting.close();
        await planning.close();
        await inputs.close();
        await probing.close();
        await indexWorker.close();
        await encoding?.close();
        await newsroom.close();
      },
    };
  } catch (error) {
    await newsroom.close();
    throw error;
  }
}

/** True when the database answers; the caller sets the timeout. */
async function answers(db: Database): Promise<boolean> {
  await db.execute(sql`select 1`);
  return true;
}

/** Where the widgets' data comes from: services that the settings name, else what the demo has of its own. */
function sourcesOf(db: Database, { weatherApi, goldApi, demoContent }: NewsroomConfig): WidgetSources {
  return {
    weather: weatherApi ? createOpenMeteoSource(weatherApi) : demoContent ? demoWeather(db) : undefined,
    gold: goldApi ? createGoldSource(goldApi) : undefined,
  };
}
