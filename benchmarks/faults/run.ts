import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../../scripts/build.ts';
import { step } from '../../scripts/step.ts';
import { measureMemoryAfterGc } from '../measureMemoryAfterGc.ts';
import { endApplication, readWaitedMs, startApplication } from '../processes.ts';
import { startFaultyServices } from './faultyServices.ts';
import { choosePages, countContent, toUncachedAddress } from './pages.ts';
import { type Counts, requestPage, startReaders } from './readers.ts';
import {
  FAULTS,
  InvalidFaultOption,
  parseFaultOptions,
  SERVICE_NAMES,
  SERVICES,
  type Service,
  type State,
} from './services.ts';

// What readers see while a service behind the site fails: `npm run test:faults`, or a part of it such as `npm run
// test:faults -- main frozen`.
// What is measured, and the last results: benchmarks/README.md.

const NEWSROOM = 'http://localhost:4215';
const WEBSITE = 'http://localhost:3215';
const INSPECTOR = '127.0.0.1:9215';
const CACHE_MB = 32;

/** How long a fault lasts, in milliseconds: longer than a page waits for its services. */
const FAULT_MS = 5500;
const PAGE_DEADLINE_MS = 4000;
/**
 * The tolerance beyond the deadline for rendering and sending, in milliseconds, and the duration of the slowest answer
 * just before the fault.
 */
const TOLERANCE_MS = 500;
const MAX_RECOVERY_MS = 30_000;
/**
 * The share of a page's content that must be there: airings begin and end meanwhile, and lists of the most read change.
 */
const MIN_WHOLE_SHARE = 0.9;
/** How much the memory may grow from beginning to end, in megabytes: as much as pages may take. */
const MAX_GROWTH_MB = CACHE_MB;

interface Row extends Counts {
  service: Service;
  state: State;
  /** How long after the fault every page was complete again, in milliseconds, and which were not in time. */
  recovered: number;
  missing: string[];
  /** The memory after garbage collection, in megabytes. */
  memoryMb: number;
}

/** Starts a newsroom, the services that can fail before it, and a website that asks them. */
async function startSite(directory: string) {
  const newsroom = await startApplication('apps/newsroom/src/main.ts', {
    DATA_DIR: directory,
    NEWSROOM_PORT: new URL(NEWSROOM).port,
    NEWSROOM_URL: NEWSROOM,
    DATABASE_URL: '',
    SPEECH: 'off',
    DEMO_CONTENT: 'on',
  });
  const faulty = await startFaultyServices(NEWSROOM, SERVICE_NAMES);
  const addresses = SERVICE_NAMES.map((name) => {
    const [setting, path] = SERVICES[name];
    return [setting, `http://localhost:${faulty.ports[name]}${path}`];
  });
  const website = await startApplication(
    'apps/website/server/main.ts',
    {
      ...Object.fromEntries(addresses),
      PORT: new URL(WEBSITE).port,
      NEWSROOM_URL: NEWSROOM,
      PAGE_CACHE_MB: String(CACHE_MB),
      SITE_URL: WEBSITE,
    },
    { args: [`--inspect=${INSPECTOR}`], log: openSync(join(directory, 'website.log'), 'w') },
  );
  return { newsroom, faulty, website };
}

/** How full each page is while nothing fails. */
async function measureFullness(paths: string[], rendered: (path: string) => string): Promise<Map<string, number>> {
  const whole = new Map<string, number>();
  for (const path of paths) {
    const { status, text } = await requestPage(WEBSITE + rendered(path));
    whole.set(path, countContent(status, text));
    if (whole.get(path) === -1)
      throw new Error(`${path} cannot be had whole before anything is the matter: ${status}.`);
  }
  return whole;
}

/** Measures how long it takes until every page is complete, and which were not in time. */
async function waitUntilWhole(
  whole: Map<string, number>,
  address: (path: string) => string,
  waited: () => number,
): Promise<{ recovered: number; missing: string[] }> {
  const [startedAt, waitedBefore] = [performance.now(), waited()];
  const isInTime = () => performance.now() - startedAt < MAX_RECOVERY_MS + waited() - waitedBefore;
  const isWhole = async (path: string) => {
    const { status, text } = await requestPage(WEBSITE + address(path));
    return countContent(status, text) >= (whole.get(path) ?? 0) * MIN_WHOLE_SHARE;
  };
  let missing = [...whole.keys()];
  do {
    const areWhole = await Promise.all(missing.map(isWhole));
    missing = missing.filter((_, at) => !areWhole[at]);
  } while (missing.length > 0 && isInTime() && (await pause(100, true)));
  return { recovered: performance.now() - startedAt, missing };
}

async function tryAll(words: string[]): Promise<string[]> {
  const { services, faults } = parseFaultOptions(words);
  await build();
  const directory = mkdtempSync(join(tmpdir(), 'sala-faults-'));
  const { newsroom, faulty, website } = await startSite(directory);
  const measureMemoryMb = async () => {
    const { heap, external } = await measureMemoryAfterGc(INSPECTOR);
    return heap + external;
  };
  const waited = () => readWaitedMs(website.pid) + readWaitedMs(process.pid);
  const rendered = (path: string) => toUncachedAddress(path, `http://localhost:${faulty.ports.page}`);
  const pages = await choosePages(NEWSROOM);
  const whole = await measureFullness(pages.often, rendered);
  for (const path of [...pages.often, ...pages.seldom]) await requestPage(WEBSITE + path);

  const readers = startReaders(WEBSITE, pages, rendered, waited);
  async function round(service: Service, state: State): Promise<Row> {
    const counts = readers.begin();
    await faulty.become(service, state);
    const seldom = readers.readSeldom(3);
    await pause(FAULT_MS);
    await faulty.become(service, 'none');
    const recovery = await waitUntilWhole(whole, rendered, waited);
    await seldom;
    const row: Row = Object.assign(counts, { service, state, ...recovery, memoryMb: await measureMemoryMb() });
    print(row);
    return row;
  }
  const broken: string[] = [];
  // warm-up: code that runs for the first time is slow, and allocates memory permanently
  const { memoryMb: before } = await round(services[0] as Service, 'none');
  for (const service of services) {
    // a round without faults shows how slow this machine is in these minutes
    const calm = await round(service, 'none');
    for (const fault of faults) broken.push(...describeFailures(await round(service, fault), calm));
    // pages that were cached while something was missing are renewed within ten seconds
    const cached = await waitUntilWhole(whole, (path) => path, waited);
    console.log(`${''.padEnd(8)} kept pages whole again after ${formatSeconds(cached.recovered)} s more`);
    if (cached.missing.length > 0) broken.push(`${service}: kept pages not whole again: ${cached.missing.join(' ')}.`);
  }
  await readers.end();
  await pause(PAGE_DEADLINE_MS);
  const after = await measureMemoryMb();
  for (const child of [website, newsroom]) await endApplication(child);
  faulty.process.disconnect();
  console.log(`Held: ${before} MB before, ${after} MB after.`);
  if (after - before > MAX_GROWTH_MB) broken.push(`${after - before} MB were left behind.`);
  if (broken.length === 0) rmSync(directory, { recursive: true });
  else console.log(`What the website said: ${directory}/website.log`);
  return broken;
}

/** The failures with a fault, as sentences; `calm` are the results without it, in the same minutes. */
function describeFailures({ service, state, failed, latest, missing }: Row, calm: Row): string[] {
  const when = `${service}, ${state}:`;
  const granted = PAGE_DEADLINE_MS + TOLERANCE_MS + calm.latest.millis;
  return [
    ...(failed.length > 0 ? [`${when} ${failed.length} pages that were kept failed, such as ${failed[0]}.`] : []),
    ...(latest.millis > granted
      ? [`${when} ${latest.path} took ${formatSeconds(latest.millis)} s, ${formatSeconds(granted)} s are granted.`]
      : []),
    ...(missing.length > 0 ? [`${when} not whole again within 30 s: ${missing.join(' ')}.`] : []),
  ];
}

const formatSeconds = (millis: number) => (millis / 1000).toFixed(1);

const COLUMNS = [
  'service',
  'fault',
  'requests',
  'failed',
  'refused',
  'slowest s',
  'old pages',
  'recovered s',
  'MB held',
];
const WIDTHS = [8, 13, 8, 6, 7, 9, 9, 11, 7];
const printLine = (cells: (string | number)[]) =>
  console.log(cells.map((cell, at) => String(cell).padEnd(WIDTHS[at] ?? 0)).join(' '));

function print({ service, state, requests, failed, refused, slowest, old, recovered, memoryMb }: Row): void {
  const fault = state === 'none' ? 'none' : FAULTS[state];
  printLine([
    service,
    fault,
    requests,
    failed.length,
    refused,
    formatSeconds(slowest.millis),
    old,
    formatSeconds(recovered),
    memoryMb,
  ]);
}

try {
  parseFaultOptions(process.argv.slice(2));
  console.log(
    'failed: pages that were kept, and did not come. refused: pages rendered for who asked, that said that they cannot be had.',
  );
  const broken = await step('failing services', () => {
    printLine(COLUMNS);
    return tryAll(process.argv.slice(2));
  });
  for (const sentence of broken) console.error(`✗ ${sentence}`);
  process.exit(broken.length > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof InvalidFaultOption ? error.message : error);
  process.exit(1);
}
