import { existsSync } from 'node:fs';
import { listVoices } from '@sala/station';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTtsProvider } from './createTtsProvider.ts';
import { fails, openCloud, type TestCloud } from './testCloud.ts';
import type { SynthesisError } from './ttsProvider.ts';

const INSTALLED = existsSync(new URL('../../../../../node_modules/espeak-ng', import.meta.url));
const never = new AbortController().signal;

let cloud: TestCloud;
let reports: SynthesisError[];
beforeEach(async () => {
  cloud = await openCloud();
  reports = [];
});
afterEach(() => cloud.close());

const open = (isOn: boolean, service?: 'azure' | 'google') => {
  const settings = service && { service, url: cloud.url, key: 'k', voices: listVoices(service) };
  return createTtsProvider(
    { isOn, cloud: settings, mostBytes: 0, aheadHours: 48, folder: '', bucket: undefined },
    () => 'ma:3',
    (failure) => reports.push(failure),
  );
};

test('createTtsProvider returns no provider when speech is off', () => {
  expect(open(false, 'azure')).toBeUndefined();
});

test.each(['azure', 'google'] as const)(
  'createTtsProvider returns the provider of %s when it has a key',
  async (service) => {
    const voice = open(true, service);
    expect(await voice?.synthesize(['ข่าว'], 12, never)).toMatchObject({ provider: service });
    await voice?.close();
  },
);

test.skipIf(!INSTALLED)(
  'createTtsProvider uses the embedded voice without a cloud service and when that fails',
  async () => {
    for (const service of [undefined, 'azure'] as const) {
      const voice = open(true, service);
      cloud.misbehaves(fails(401));
      expect(await voice?.synthesize(['ข่าว'], 12, never)).toMatchObject({ provider: 'espeak' });
      await voice?.close();
    }
    expect(reports.map(String)).toEqual(['Error: azure does not accept the key: 401']);
  },
);
