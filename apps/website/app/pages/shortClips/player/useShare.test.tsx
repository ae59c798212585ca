import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useShare } from './useShare.ts';

test('[2.20-02] [2.20-03] a clip is shared under the site’s own address with https, whatever host the page has', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('location', new URL('https://beta.s.example/program/stories/s-1'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  let share = async () => {};
  const Clip = () => {
    ({ share } = useShare({ title: 'ตลาด', path: '/program/stories/s-1' }));
    return null;
  };
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <Clip />, loader: () => null }], {
    hydrationData: { loaderData: { root: { siteUrl: 'http://www.s.example' } } },
  });
  renderToStaticMarkup(<RouterProvider router={router} />);
  await share();
  vi.unstubAllGlobals();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://www.s.example/program/stories/s-1');
});
