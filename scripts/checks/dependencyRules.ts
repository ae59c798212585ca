import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type IModule } from 'dependency-cruiser';
import { ROOT } from '../step.ts';

const BETWEEN_APPS = 'The two applications know each other only through packages/contracts.';

/** The layers of the website, from top to bottom. Two of them consist of a single room. */
const FLOORS = ['pages', 'shell', 'components', 'player', 'platform', 'ui'];
const ROOM = '(?:(?:pages|components|player|platform)/[^/]+|shell|ui)';

/** The files of packages that their package.json exports, as patterns. */
const listEntries = (): string[] =>
  globSync('packages/*/package.json', { cwd: ROOT }).flatMap((file) => {
    const { exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { exports?: Record<string, string> };
    return Object.values(exports).map((entry) =>
      `^${join(dirname(file), entry)}`.replaceAll('.', '\\.').replace('*', '.+'),
    );
  });

/** A room is a folder with an index.ts, through which all imports go. */
const rules = {
  forbidden: [
    {
      name: 'website-knows-no-newsroom',
      comment: BETWEEN_APPS,
      severity: 'error',
      from: { path: '^apps/website/' },
      to: { path: '^apps/newsroom/' },
    },
    {
      name: 'newsroom-knows-no-website',
      comment: BETWEEN_APPS,
      severity: 'error',
      from: { path: '^apps/newsroom/' },
      to: { path: '^apps/website/' },
    },
    {
      name: 'packages-know-no-application',
      comment: 'Applications are built from packages; what a package needs of its caller is a parameter.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    ...FLOORS.slice(1).map((floor, index) => ({
      name: `${floor}-knows-no-floor-above`,
      comment: `The floors of the website, from above: ${FLOORS.join(', ')}. What stands on one may use those below.`,
      severity: 'error',
      from: { path: `^apps/website/app/${floor}/` },
      to: { path: `^apps/website/app/(${FLOORS.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'app-knows-no-server',
      comment: 'The server carries the pages; what both need is on a floor of app/.',
      severity: 'error',
      from: { path: '^apps/website/app/' },
      to: { path: '^apps/website/server/' },
    },
    {
      name: 'ui-knows-no-news',
      comment: 'The design system knows nothing of news.',
      severity: 'error',
      from: { path: '^apps/website/app/ui/' },
      to: { path: '^packages/contracts/' },
    },
    {
      name: 'rooms-are-entered-by-their-door',
      comment: 'What another room may use is what the index of this one exports.',
      severity: 'error',
      from: { path: `^apps/website/app/(${ROOM})/` },
      to: {
        path: `^apps/website/app/${ROOM}/`,
        pathNot: `^apps/website/app/($1/|${ROOM}/index(\\.server)?\\.ts$)|\\+types/`,
      },
    },
    {
      name: 'newsroom-rooms-are-entered-by-their-door',
      comment:
        'A slice has three doors: index.ts, schema.ts with its tables, and actions.ts with what people can do. What tests share (testActions.ts) may go where tests may.',
      severity: 'error',
      from: { path: '^apps/newsroom/src/([^/]+)/', pathNot: '/test[A-Z][^/]*\\.ts$' },
      to: {
        path: '^apps/newsroom/src/([^/]+)/',
        pathNot: '^apps/newsroom/src/($1/|[^/]+/(actions|index|schema)\\.ts$|database/columns\\.ts$)',
      },
    },
    {
      name: 'schemas-know-only-schemas',
      comment: 'Tables refer to tables; so every slice may read the tables of another without a circle.',
      severity: 'error',
      from: { path: '^apps/newsroom/src/.+/schema\\.ts$' },
      to: { path: '^apps/newsroom/src/', pathNot: '/(schema|database/columns)\\.ts$' },
    },
    {
      name: 'packages-are-entered-by-their-door',
      comment:
        'What other code may use of a package is what its index exports, and the other entries of its package.json.',
      severity: 'error',
      from: { path: '^(?:apps|packages)/([^/]+)/', pathNot: '/test[A-Z][^/]*\\.ts$' },
      to: { path: '^packages/[^/]+/src/(?!index\\.ts$)', pathNot: ['^packages/$1/src/', ...listEntries()] },
    },
    {
      name: 'the-voice-is-a-program',
      comment: 'It is GPL: it is spoken to, and neither linked with nor imported (docs/decisions/0016).',
      severity: 'error',
      from: { pathNot: '^packages/espeak-voice/' },
      to: { path: '^packages/espeak-voice/' },
    },
    {
      name: 'services-stay-on-the-server',
      comment:
        'Only route modules, whose server half the build takes out of the browser, and server files may call services and read settings.',
      severity: 'error',
      from: { path: '^apps/website/app/', pathNot: '(Route\\.tsx|\\.server\\.tsx?|^apps/website/app/root\\.tsx)$' },
      to: { path: '(\\.server\\.tsx?$|^packages/settings/)' },
    },
    {
      name: 'caches-follow-changes-in-one-place',
      comment: 'What the website caches of its services, and which change drops it, is listed in CACHES.',
      severity: 'error',
      from: { path: '^apps/website/app/', pathNot: 'platform/services/caches\\.server\\.ts$' },
      to: { path: 'platform/services/changeChannels\\.server\\.ts$' },
    },
    {
      name: 'no-circles',
      comment:
        'Files that import each other cannot be read, tested or loaded one by one; move what both need to a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '(Route\\.tsx)$' } },
    },
  ],
};

const CIRCLE_OF_ROOMS = 'no-circles-between-rooms';
const REASONS = new Map([
  ...rules.forbidden.map(({ name, comment }) => [name, comment] as const),
  [
    CIRCLE_OF_ROOMS,
    'Rooms that use each other are one room; move what both need to a third, or pass it as a parameter.',
  ],
]);

/** The folder of a room, a slice or a package, which ends where its index is. */
const WITH_DOOR = new RegExp(`^(apps/website/app/${ROOM}|apps/newsroom/src/[^/]+|packages/[^/]+/src)/`);

/** The index through which a file of another room may be imported, where its rule is about indexes. */
function describeDoor(rule: string, to: string): string {
  const [, room] = (rule.endsWith('entered-by-their-door') && WITH_DOOR.exec(to)) || [];
  return room ? `, import from ${room}/index${/\.server\.tsx?$/.test(to) ? '.server' : ''}.ts` : '';
}

/** The reasons of the rules that these sentences of {@link listBrokenRules} begin with, each once. */
export function listReasons(sentences: string[]): string[] {
  const broken = new Set(sentences.map((sentence) => sentence.slice(0, sentence.indexOf(':'))));
  return [...broken].map((name) => `${name}: ${REASONS.get(name)}`);
}

/** The violations in a part of the tree, as sentences; fails when it sees no module at all. */
export async function listBrokenRules(folders: string[], root: string): Promise<string[]> {
  const { output } = await cruise(folders, {
    baseDir: root,
    ruleSet: rules as never,
    validate: true,
    parser: 'swc',
    exclude: { path: '(^|/)(node_modules|build|\\.react-router)/|\\.test\\.tsx?$' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import'],
      exportsFields: ['exports'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  if (output.summary.totalCruised < 2 || output.summary.totalDependenciesCruised === 0)
    throw new Error('no module was seen');
  const violations = output.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}${describeDoor(rule.name, to)}`,
  );
  const circle = findCircle(readRooms(output.modules));
  return circle ? [...violations, `${CIRCLE_OF_ROOMS}: ${circle.join(' → ')}`] : violations;
}

const ROOMS = new RegExp(`^apps/(?:newsroom/src/([^/]+)|website/app/(${ROOM}))/`);
const findRoom = (path: string): string | undefined => {
  const [, slice, room] = ROOMS.exec(path) ?? [];
  return slice ?? room;
};

/**
 * The rooms of both applications, each with those whose code it imports; schemas are left out, because they import only
 * schemas.
 */
function readRooms(modules: IModule[]): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = findRoom(source);
    if (!from || source.endsWith('/schema.ts')) continue;
    const imported = rooms.get(from) ?? new Set();
    rooms.set(from, imported);
    for (const { resolved } of dependencies) {
      const to = findRoom(resolved);
      if (to && to !== from && !resolved.endsWith('/schema.ts')) imported.add(to);
    }
  }
  return rooms;
}

/** A cycle, with its first node at both ends; undefined in a graph without one. */
function findCircle(graph: Map<string, Set<string>>): string[] | undefined {
  const finished = new Set<string>();
  const visit = (node: string, path: string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (finished.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle) return circle;
    }
    finished.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return undefined;
}

if (import.meta.main) {
  const broken = await listBrokenRules(
    ['apps/website/app', 'apps/website/server', 'apps/website/providers', 'apps/newsroom/src', 'packages'],
    join(ROOT),
  );
  for (const sentence of [...broken, ...listReasons(broken)]) console.error(sentence);
  process.exit(broken.length === 0 ? 0 : 1);
}
