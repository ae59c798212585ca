import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEWS_SECTIONS, RESULT_KINDS } from '@sala/contracts';
import { createApis } from '../apps/newsroom/src/apis.ts';
import { openInMemory } from '../apps/newsroom/src/database/openEmbedded.ts';
import type { Catalogue } from '../apps/newsroom/src/http/index.ts';
import { describeApi } from '../apps/newsroom/src/http/index.ts';
import { recordingsOf } from '../apps/website/providers/recorded/recordings.ts';
import { PROGRAM_SECTIONS } from '../packages/contracts/src/programs/programPage.ts';
import { ROOT } from './step.ts';

export const APIS_FILE = join(ROOT, 'docs/apis.md');

/** Below which path the newsroom has what stands in for a service, where that is not its root. */
const BELOW: Record<string, string> = {
  CONTENT_API_URL: '/api',
  AI_CONTENT_API_URL: '/api',
  TAG_API_URL: '/tags',
  PUSH_API_URL: '/push',
  SEARCH_API_URL: '/search',
  PARTNER_API_URL: '/partner',
};

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: { type?: string; enum?: string[]; const?: string };
}
interface Operation {
  summary: string;
  parameters: Parameter[];
}
type Paths = Record<string, Record<string, Operation>>;

/** What the newsroom says of its own endpoints. */
async function describeNewsroom(): Promise<Paths> {
  const database = await openInMemory();
  const catalogue: Catalogue = [];
  createApis(database.db, { address: '' }, catalogue);
  const { paths } = describeApi(catalogue, '') as { paths: Paths };
  await database.close();
  return paths;
}

/** The path of the newsroom's endpoint that answers this one, with names for its parts; the path itself where none does. */
function findEndpoint(paths: Paths, path: string): string {
  const isLike = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '.+')}$`).test(path);
  const [found = path] = Object.keys(paths)
    .filter((one) => one === path || isLike(one))
    .toSorted((one, other) => Number(other === path) - Number(one === path) || other.length - one.length);
  return found;
}

const renderParameter = ({ name, required, schema }: Parameter): string => {
  const kind = schema.enum ? schema.enum.join(', ') : (schema.const ?? schema.type ?? '');
  return `\`${name}\`${required ? '' : ' (may be left out)'}${kind && kind !== 'string' ? `: ${kind}` : ''}`;
};

/** Of a list of entries the first stands for all. */
const firstOfEach = (_: string, value: unknown) =>
  Array.isArray(value) && typeof value[0] === 'object' ? value.slice(0, 1) : value;

/** One endpoint, with an answer that the website takes. */
function renderEndpoint(method: string, path: string, operation: Operation | undefined, payload: unknown): string[] {
  const parameters = operation?.parameters.map(renderParameter) ?? [];
  const example = typeof payload === 'string' ? payload : JSON.stringify(payload, firstOfEach, 2);
  return [
    `### \`${method} ${path}\``,
    '',
    ...(operation
      ? [`${operation.summary}.${parameters.length > 0 ? ` Parameters: ${parameters.join('; ')}.` : ''}`, '']
      : []),
    '```json',
    example,
    '```',
    '',
  ];
}

/** The page that shows what each service is asked, and one answer of each that the website takes. */
export async function renderApis(): Promise<string> {
  const paths = await describeNewsroom();
  const services = Object.entries(recordingsOf('Strapi 5')).filter(([setting]) => setting !== 'LIVE_STREAMS');
  const sections = services.flatMap(([setting, recording]) => {
    const shown = new Set<string>();
    const endpoints = Object.entries(recording).flatMap(([key, payload]) => {
      const [address = '', method = 'GET'] = key.split(' ').toReversed();
      const base = BELOW[setting] ?? '';
      const path = decodeURIComponent(new URL(address, 'http://service').pathname);
      const endpoint = findEndpoint(paths, base + path);
      const operation = paths[endpoint]?.[method.toLowerCase()];
      // what a page is made of follows from its name
      const own = endpoint.includes('{pageName}') ? path : endpoint.slice(base.length);
      if (shown.has(`${method} ${own}`)) return [];
      shown.add(`${method} ${own}`);
      return renderEndpoint(method, own, operation, payload);
    });
    return [`## \`${setting}\``, '', ...endpoints];
  });
  return [...INTRODUCTION, ...NAMES, ...sections].join('\n').trimEnd().concat('\n');
}

const INTRODUCTION = [
  '# What each service answers',
  '',
  'Made by `npm run docs:apis` from the newsroom’s endpoints and from what an invented broadcaster’s services answer in',
  'the tests, where the website takes all of it. Any field may be missing, null or empty but `title`; an item without',
  'one is left out of its list. Of each list the first entry is shown here. The newsroom’s own `/openapi.json` has the',
  'schema of every payload. Which address is which service: [providers.md](providers.md). Menus are shown as Strapi 5',
  'answers them; Strapi 4 is understood as well.',
  '',
];

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const NAMES = [
  '## Names that are known',
  '',
  `- Pages: \`path:home\`, \`path:news\`, \`programs-recommended-content\`, at \`GET /pages/{pageName}/content\` of \`PAGE_API_URL\`.`,
  `- Types of sections of \`path:home\` and \`path:news\`: ${listed(NEWS_SECTIONS)}. Others are left out, and logged.`,
  `- Types of sections of \`programs-recommended-content\`: ${listed(PROGRAM_SECTIONS)}.`,
  `- Kinds of results of \`/program\` of \`SEARCH_API_URL\`: ${listed(RESULT_KINDS)}.`,
  '',
];

if (import.meta.main) writeFileSync(APIS_FILE, await renderApis());
