import { createWebsite, type WebsiteParts } from './website.ts';

/** A website for tests: it has neither files nor a cache, and trusts no host or proxy, unless `parts` says so. */
export const createTestWebsite = (parts: Pick<WebsiteParts, 'render'> & Partial<WebsiteParts>) =>
  createWebsite({
    files: import.meta.dirname,
    imageHosts: new Set(),
    media: { mediaHosts: new Set(), ttsApi: 'http://localhost' },
    cacheBytes: 0,
    trustedProxies: 0,
    siteUrl: 'http://localhost:3000',
    limitsRates: true,
    ...parts,
  });
