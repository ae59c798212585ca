import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startServiceWorker } from './platform/offline/index.ts';
import { loadPage } from './platform/routing/index.ts';
import { waitForPageParts } from './ui/index.ts';

// the development server hands its pages over by React Router's own way, which knows of modules that change
const page = import.meta.env.PROD ? await loadPage() : <HydratedRouter />;
await waitForPageParts();
startTransition(() => void hydrateRoot(document, page));

startServiceWorker();
