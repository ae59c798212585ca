import { ADDRESSES } from '../../app/routes.ts';
import { axeFindsAtBothWidths } from '../support/axe.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { SAMPLES } from '../support/routeSamples.ts';

// `npm run test:axe`: every page of routes.ts, in both themes and at two widths. `npm test` checks one page of each
// kind.

for (const { path = '' } of ADDRESSES) {
  const address = SAMPLES[path] ?? path;
  test(`axe finds nothing against ${path}`, { tag: '@pictures' }, async ({ page, request }) => {
    // routes that do not answer with a page cannot be checked
    const answer = await request.get(address);
    test.skip(!answer.headers()['content-type']?.startsWith('text/html') || address.includes(':'), 'no page');
    await open(page, address);
    expect(await axeFindsAtBothWidths(page)).toEqual([]);
  });
}
