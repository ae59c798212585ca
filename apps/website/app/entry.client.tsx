import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepForOffline } from './offline/index.ts';
import { partsInPage } from './ui/index.ts';

partsInPage().then(() => startTransition(() => void hydrateRoot(document, <HydratedRouter />)));

keepForOffline();
