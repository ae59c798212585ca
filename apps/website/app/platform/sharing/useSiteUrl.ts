import { useRouteLoaderData } from 'react-router';
import type { SiteData } from '../metadata/index.ts';

/** The site's own address, under which pages are shared whatever host the reader has come by (SPEC 2.20-02). */
export const useSiteUrl = (): string => useRouteLoaderData<SiteData>('root')?.siteUrl ?? location.origin;
