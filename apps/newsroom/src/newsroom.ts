import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { FILMS_FOLDER } from '@sala/demo/films';
import { createHttpServer, PUBLIC_LIMITS } from '@sala/http-server';
import { closeServer, collectProcessMetrics, createReadiness, drainServer, serveMonitoring } from '@sala/telemetry';
import type { Hono } from 'hono';
import { createAnalyticsRoutes, createViewRoutes, startCollector, startViewCounter } from './analytics/index.ts';
import { createApis } from './apis.ts';
import { type Changes, createChangesRoutes, listenToChanges } from './changes/index.ts';
import { createChannelRoutes, createInputs, createStationSchedule, startPlanRefresh } from './channels/index.ts';
import { createControl, serveControl } from './control/index.ts';
import { type Database, describeDatabase, openDatabase, repeatWithLease } from './database/index.ts';
import { createDemoWeather, drawDemoPicture, hasDemoPicture, loadDemo } from './demo/index.ts';
import { createFilmRoutes, openFilms, startEncodingWorker } from './films/index.ts';
import { countPublished } from './firstSteps/index.ts';
import { type Catalogue, explainUnreadable, listenOnPort, PORT_SETTINGS, requireFreePort } from './http/index.ts';
import { listJobs } from './jobs.ts';
import { measure } from './measure.ts';
import { createMediaRoutes, MEDIA_FOLDER } from './media/index.ts';
import { checkDatabase, reportOutageOnce, waitForDatabase, watchClock } from './monitoring/index.ts';
import { createSoundRoutes, openNarrationWorker } from './narrations/index.ts';
import { createPushRoutes } from './push/index.ts';
import { startProber } from './scorecard/index.ts';
import type { NewsroomConfig } from './settings/index.ts';
import { createShutdown, type Shutdown } from './shutdown/index.ts';
import { createFileStore, FILM_SEGMENTS, FILM_UPLOADS, PICTURES } from './store/index.ts';
import { createGoldSource, createOpenMeteoSource, startWidgetWorker, type WidgetSources } from './widgets/index.ts';

/** Called with every error and the path or job where it occurred. */
type OnError = (error: unknown, path: string) => void;
type CloseAtEnd = <Running extends { close(): void | Promise<void> }>(running: Running) => Running;
type Newsroom = Awaited<ReturnType<typeof openNewsroom>>;

// not `await using`: the parser of scripts/checks/dependencyRules.ts does not know it

/** A newsroom for commands: its database is open and its control socket answers. */
export async function openNewsroom(config: NewsroomConfig, onError: OnError = () => {}) {
  const started = new AsyncDisposableStack();
  try {
    const { db, listen, connections, clock, dump, close } = await openDatabase(config);
    started.defer(close);
    const shutdown = createShutdown();
    // actions use everything that is opened below
    started.defer(() => shutdown.begin());
    const narrations = await openNarrationWorker(db, config, (reason) => onError(reason, 'speech'));
    shutdown.closeWhenBegun(narrations);
    started.defer(() => narrations.close());
    const { push, siteUrl, imageHosts, mediaHosts, previewSecret, editorsWebhook } = config;
    const store = await createFileStore(config, PICTURES);
    const pictures = { hosts: imageHosts, ownHost: new URL(config.address).host, canDraw: hasDemoPicture, store };
    const films = {
      uploads: await createFileStore(config, FILM_UPLOADS),
      segments: await createFileStore(config, FILM_SEGMENTS),
      isEncoderOn: config.isEncoderOn,
      hosts: mediaHosts,
    };
    const deskUrl = config.desk?.url;
    const inputs = { ...config.inputs, ...createInputs(db, config.inputs.ofSettings) };
    started.defer(() => inputs.close());
    const services = { narrations, pictures, films, inputs, push, editorsWebhook, shutdown };
    const context = { db, dump, ...services, siteUrl, deskUrl, previewSecret };
    const control = await serveControl(createControl(context, describeDatabase(config)), config.controlSocket);
    started.defer(() => control.close());
    return {
      db,
      context,
      listen,
      narrations,
      pictures,
      films,
      inputs,
      connections,
      clock,
      shutdown,
      close: () => endNewsroom(shutdown, started),
    };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** Work in the background is told at once; the rest is closed in its order, and waits for it. */
function endNewsroom(shutdown: Shutdown, started: AsyncDisposableStack): Promise<void> {
  void shutdown.begin();
  return started.disposeAsync();
}

/** Opens a newsroom and serves its APIs on its port. What starts last is closed first. */
export async function startNewsroom(config: NewsroomConfig, onError: OnError) {
  await requireFreePort(config, PORT_SETTINGS.apis);
  if (config.desk) await requireFreePort(config.desk, PORT_SETTINGS.desk);
  if (config.monitoring) await requireFreePort(config.monitoring, PORT_SETTINGS.metrics);
  const started = new AsyncDisposableStack();
  try {
    const closeAtEnd: CloseAtEnd = (running) => started.adopt(running, () => running.close());
    const newsroom = closeAtEnd(await openNewsroom(config, onError));
    const { db, narrations, connections, shutdown } = newsroom;
    const report = reportOutageOnce(onError, () => waitForDatabase(db, shutdown.signal));
    if (config.demoContent) await loadDemo(db, new Date());
    const workers = startWorkers(newsroom, config, report, closeAtEnd);

    collectProcessMetrics('newsroom');
    const readiness = createReadiness(() => checkDatabase(db));
    const folders = { DATA_DIR: config.dataDirectory, SPEECH_FOLDER: config.narration.folder };
    // it reports that the newsroom is ending until the last request is answered
    if (config.monitoring)
      closeAtEnd(
        await serveMonitoring(config.monitoring, readiness, () => measure({ db, narrations, connections, folders })),
      );
    if (config.desk) {
      // imported only where there is a desk
      const { serveDesk } = await import('./desk/index.ts');
      const desk = await serveDesk(newsroom.context, config.desk, report);
      started.defer(() => closeServer(desk));
    }

    const { address, siteUrl, previewSecret } = config;
    const catalogue: Catalogue = [];
    const app = createApis(db, { address, siteUrl, previewSecret, narrations, onError: report }, catalogue);
    const server = createHttpServer(getRequestListener(app.fetch), PUBLIC_LIMITS, explainUnreadable);
    started.defer(() => closeServer(server));
    // closed before the server, which waits for its open responses
    const changes = closeAtEnd(await listenToChanges(newsroom, (error) => report(error, 'changes')));
    addRoutes(app, catalogue, newsroom, config, { ...workers, changes }, closeAtEnd);
    await listenOnPort(server, config, PORT_SETTINGS.apis);
    readiness.begin(server);
    started.defer(() => drainServer(server, readiness, config.drainSeconds));

    const isEmpty = (await countPublished(db)) === 0;
    return {
      /** True when there is no article that readers can see. */
      isEmpty,
      close: () => endNewsroom(shutdown, started),
    };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** Starts what a newsroom does in the background. Returns what its endpoints use of that: the counts of views and events. */
function startWorkers(newsroom: Newsroom, config: NewsroomConfig, report: OnError, closeAtEnd: CloseAtEnd) {
  const { db, narrations, inputs, pictures, films, shutdown, clock } = newsroom;
  const createReporter = (job: string) => (error: unknown) => report(error, job);
  const startJob = (job: { close(): Promise<void> }): void => {
    shutdown.closeWhenBegun(job);
    closeAtEnd(job);
  };
  narrations.start();
  inputs.start(createReporter('inputs'));
  for (const { name, intervalMs, runRound } of listJobs(newsroom, config, createReporter))
    startJob(repeatWithLease(db, name, intervalMs, runRound, createReporter(name)));
  startJob(startProber(db, config.siteUrl, createReporter('scorecard')));
  // on the disk of uploads, because the folder for temporary files may be in memory, or small
  const workFolder = join(config.narration.folder, 'encoding');
  if (config.isEncoderOn)
    startJob(startEncodingWorker(db, { ...films, pictures: pictures.store, workFolder }, createReporter('films')));
  closeAtEnd(watchClock(clock));
  startJob(startWidgetWorker(db, createSources(db, config), report));
  return {
    // these workers save their last counts after the last request, before those that may take long to end
    views: closeAtEnd(startViewCounter(db, createReporter('views'))),
    stats: closeAtEnd(startCollector(db, createReporter('stats'))),
  };
}

/** Adds the endpoints that need more of a newsroom than its database. */
function addRoutes(
  app: Hono,
  catalogue: Catalogue,
  { db, narrations, inputs, pictures: { store }, films: { segments } }: Newsroom,
  { push }: NewsroomConfig,
  { views, stats, changes }: ReturnType<typeof startWorkers> & { changes: Changes },
  closeAtEnd: CloseAtEnd,
): void {
  const films = openFilms(FILMS_FOLDER);
  const schedule = createStationSchedule(db, films);
  closeAtEnd(startPlanRefresh(schedule));
  app.route('/', createSoundRoutes(narrations, catalogue));
  app.route('/', createMediaRoutes(db, { folder: MEDIA_FOLDER, store, draw: drawDemoPicture }, catalogue));
  app.route('/', createFilmRoutes({ films, folder: FILMS_FOLDER, db, segments }, catalogue));
  app.route('/', createChannelRoutes({ films, schedule, inputs }, catalogue));
  app.route('/', createPushRoutes(db, push, catalogue));
  app.route('/', createViewRoutes(views, catalogue));
  app.route('/', createAnalyticsRoutes(stats, catalogue));
  app.route('/', createChangesRoutes(changes, catalogue));
}

/** The sources of the widgets' data: the services of the settings, else the demo's own data. */
function createSources(db: Database, { weatherApi, goldApi, demoContent }: NewsroomConfig): WidgetSources {
  return {
    weather: weatherApi ? createOpenMeteoSource(weatherApi) : demoContent ? createDemoWeather(db) : undefined,
    gold: goldApi ? createGoldSource(goldApi) : undefined,
  };
}
