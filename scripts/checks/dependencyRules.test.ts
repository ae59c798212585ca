import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBrokenRules, listReasons } from './dependencyRules.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

test('an import that bypasses a folder’s index is found', async () => {
  plant({
    'apps/website/app/pages/home/page.tsx': "import { card } from '../news/card.ts';\nexport const page = card;",
    'apps/website/app/pages/news/card.ts': 'export const card = 1;',
    'apps/website/app/pages/news/index.ts': "export { card } from './card.ts';",
  });
  expect(await listBrokenRules(['apps/website/app'], root)).toEqual([
    'rooms-are-entered-by-their-door: apps/website/app/pages/home/page.tsx → apps/website/app/pages/news/card.ts, import from apps/website/app/pages/news/index.ts',
  ]);
});

test('a component that imports the services is found, and a route module may import them', async () => {
  plant({
    'apps/website/app/pages/home/Page.tsx':
      "import { ask } from '../../platform/services/index.server.ts';\nexport const page = ask;",
    'apps/website/app/pages/home/homeRoute.tsx':
      "import { ask } from '../../platform/services/index.server.ts';\nexport const loader = ask;",
    'apps/website/app/ui/Port.tsx':
      "import { port } from '../../../../packages/settings/src/index.ts';\nexport const Port = port;",
    'apps/website/app/platform/services/index.server.ts': 'export const ask = 1;',
    'packages/settings/src/index.ts': 'export const port = 1;',
  });
  expect(await listBrokenRules(['apps/website/app'], root)).toEqual([
    'services-stay-on-the-server: apps/website/app/pages/home/Page.tsx → apps/website/app/platform/services/index.server.ts',
    'services-stay-on-the-server: apps/website/app/ui/Port.tsx → packages/settings/src/index.ts',
  ]);
});

test('a client that follows changes beside the list of caches is found', async () => {
  const services = 'apps/website/app/platform/services';
  plant({
    [`${services}/changeChannels.server.ts`]: 'export const CHANGE_CHANNELS = 1;',
    [`${services}/caches.server.ts`]:
      "import { CHANGE_CHANNELS } from './changeChannels.server.ts';\nexport const CACHES = CHANGE_CHANNELS;",
    [`${services}/clients/menus.server.ts`]:
      "import { CHANGE_CHANNELS } from '../changeChannels.server.ts';\nexport const menus = CHANGE_CHANNELS;",
  });
  expect(await listBrokenRules(['apps/website/app'], root)).toEqual([
    `caches-follow-changes-in-one-place: ${services}/clients/menus.server.ts → ${services}/changeChannels.server.ts`,
  ]);
});

test('a layer that imports a higher one is found, and so are pages that import the server', async () => {
  plant({
    'apps/website/app/platform/clock/index.ts':
      "import { menu } from '../../shell/index.ts';\nexport const clock = menu;",
    'apps/website/app/shell/index.ts': 'export const menu = 1;',
    'apps/website/app/pages/home/page.ts':
      "import { clock } from '../../platform/clock/index.ts';\nimport { serve } from '../../../server/serve.ts';\nexport const page = [clock, serve];",
    'apps/website/server/serve.ts': 'export const serve = 1;',
  });
  expect((await listBrokenRules(['apps/website/app', 'apps/website/server'], root)).sort()).toEqual([
    'app-knows-no-server: apps/website/app/pages/home/page.ts → apps/website/server/serve.ts',
    'platform-knows-no-floor-above: apps/website/app/platform/clock/index.ts → apps/website/app/shell/index.ts',
  ]);
});

test('a cycle between folders of the website is found, though no files form one', async () => {
  plant({
    'apps/website/app/pages/home/index.ts': "export { lead } from './lead.ts';",
    'apps/website/app/pages/home/lead.ts': 'export const lead = 1;',
    'apps/website/app/pages/home/page.ts': "import { list } from '../news/index.ts';\nexport const page = list;",
    'apps/website/app/pages/news/index.ts': "import { lead } from '../home/index.ts';\nexport const list = lead;",
  });
  expect(await listBrokenRules(['apps/website/app'], root)).toEqual([
    'no-circles-between-rooms: pages/home → pages/news → pages/home',
  ]);
});

test('a slice of the newsroom is imported by its index or schema, and a schema imports only schemas', async () => {
  plant({
    'apps/newsroom/src/articles/schema.ts': "import { lift } from './lift.ts';\nexport const articles = lift;",
    'apps/newsroom/src/articles/lift.ts': 'export const lift = 1;',
    'apps/newsroom/src/push/send.ts':
      "import { lift } from '../articles/lift.ts';\nimport { articles } from '../articles/schema.ts';\nexport const sent = [lift, articles];",
  });
  expect(await listBrokenRules(['apps/newsroom/src'], root)).toEqual([
    'newsroom-rooms-are-entered-by-their-door: apps/newsroom/src/push/send.ts → apps/newsroom/src/articles/lift.ts, import from apps/newsroom/src/articles/index.ts',
    'schemas-know-only-schemas: apps/newsroom/src/articles/schema.ts → apps/newsroom/src/articles/lift.ts',
  ]);
});

test('a cycle between slices of the newsroom is found, though no files form one', async () => {
  plant({
    'apps/newsroom/src/articles/schema.ts': "import { push } from '../push/schema.ts';\nexport const articles = push;",
    'apps/newsroom/src/articles/publish.ts':
      "import { index } from '../search/index.ts';\nexport const publish = index;",
    'apps/newsroom/src/articles/index.ts': "export { item } from './item.ts';",
    'apps/newsroom/src/articles/item.ts': 'export const item = 1;',
    'apps/newsroom/src/search/index.ts': "export { index } from './indexing.ts';",
    'apps/newsroom/src/search/indexing.ts':
      "import type { push } from '../push/index.ts';\nexport const index = (one: typeof push) => one;",
    'apps/newsroom/src/push/index.ts': "import { item } from '../articles/index.ts';\nexport const push = item;",
    'apps/newsroom/src/push/schema.ts': 'export const push = 1;',
    'apps/newsroom/src/newsroom.ts': "import { push } from './push/index.ts';\nexport const newsroom = push;",
  });
  expect(await listBrokenRules(['apps/newsroom/src'], root)).toEqual([
    'no-circles-between-rooms: articles → search → push → articles',
  ]);
});

test('a rule that is broken says why it exists, once', () => {
  expect(
    listReasons(['no-circles-between-rooms: a → b → a', 'ui-knows-no-news: c → d', 'ui-knows-no-news: e → d']),
  ).toEqual([
    'no-circles-between-rooms: Rooms that use each other are one room; move what both need to a third, or pass it as a parameter.',
    'ui-knows-no-news: The design system knows nothing of news.',
  ]);
});

test('a tree without modules is rejected instead of passing', async () => {
  plant({ 'apps/website/app/readme.txt': 'nothing' });
  await expect(listBrokenRules(['apps/website/app'], root)).rejects.toThrow('no module was seen');
});

test('an import of another package’s file is found, unless its package.json exports it', async () => {
  plant({
    'packages/telemetry/src/index.ts': "export { secret } from './secret.ts';",
    'packages/telemetry/src/secret.ts': 'export const secret = 1;',
    'packages/telemetry/src/terminal.ts': 'export const terminal = 1;',
    'packages/settings/src/index.ts': "export { secret } from '../../telemetry/src/secret.ts';",
    'packages/settings/src/operations.ts': "export { terminal } from '../../telemetry/src/terminal.ts';",
  });
  expect(await listBrokenRules(['packages'], root)).toEqual([
    'packages-are-entered-by-their-door: packages/settings/src/index.ts → packages/telemetry/src/secret.ts, import from packages/telemetry/src/index.ts',
  ]);
});
