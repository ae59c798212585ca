import { expect, test } from 'vitest';
import { listConcernedFiles } from './concernedFiles.ts';

test('tests that read sources instead of importing them concern every change', () => {
  const files = listConcernedFiles();
  for (const reader of ['platform/addresses/pageParameters', 'pages/accountability/accountability'])
    expect(files).toContain(`apps/website/app/${reader}.test.ts`);
  for (const reader of ['scripts/checks/readerTexts', 'packages/station/src/station'])
    expect(files).toContain(`${reader}.test.ts`);
});
