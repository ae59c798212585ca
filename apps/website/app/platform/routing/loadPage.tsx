import type { ReactElement } from 'react';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  RouterProvider,
  type UNSAFE_AssetsManifest as RouteTable,
} from 'react-router';
import { loadInTime } from '../../ui/index.ts';
import { createPageRouter } from './pageRouter.ts';

/**
 * The page that the server has rendered, for hydration: what `HydratedRouter` of React Router makes of its own handoff.
 */
export async function loadPage(): Promise<ReactElement> {
  const { pageHandoff } = window;
  const { routes, table } = pageHandoff;
  const modules = Object.fromEntries(
    await Promise.all(routes.map(async ({ id, module }) => [id, await import(/* @vite-ignore */ module)])),
  );
  const manifest = {
    url: table,
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  } as unknown as RouteTable;
  const router = createPageRouter(pageHandoff, modules, async (first) => {
    const files = Promise.all([import('./siteRouter.ts'), import(/* @vite-ignore */ table)]);
    const [{ createSiteRouter }] = await loadInTime(files);
    return createSiteRouter(first, modules, manifest);
  });
  const framework = {
    manifest,
    routeModules: modules,
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' as const, manifestPath: '' },
  };
  // two children, as the server renders them: React makes ids (`useId`) by the place in the tree
  return (
    <>
      <FrameworkContext value={framework}>
        <RouterProvider router={router} />
      </FrameworkContext>
      {null}
    </>
  );
}
