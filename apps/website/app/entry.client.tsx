import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startServiceWorker } from './platform/offline/index.ts';
import { waitForPageParts } from './ui/index.ts';

waitForPageParts().then(() => startTransition(() => void hydrateRoot(document, <HydratedRouter />)));

startServiceWorker();
