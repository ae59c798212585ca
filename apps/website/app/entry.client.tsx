import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepForOffline } from './offline/index.ts';

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

keepForOffline();
