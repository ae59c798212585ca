import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startServiceWorker } from './platform/offline/index.ts';
import { loadPage } from './platform/routing/index.ts';
import { repeatEarlyPress } from './shell/earlyPress.ts';
import { waitForPageParts } from './ui/index.ts';

// in development, React Router's own component handles changed modules
const page = import.meta.env.PROD ? await loadPage() : <HydratedRouter />;
await waitForPageParts();
clearInterval(window.pageHandoff?.late);
// a page that is shown without scripts because they came too late stays so
if (!('withoutScripts' in document.documentElement.dataset)) {
  // without a transition, which a press would restart. Hydrates the shell; its parts are hydrated afterwards
  hydrateRoot(document, page, {
    // an error below the shell shows the error page; after an error in the shell itself React leaves an empty page
    onUncaughtError: (error) => {
      // where even that fails, the browser says why, or has a saved page
      const shown = import('./showWithoutScripts.ts').then((file) => file.showWithoutScripts(error));
      shown.catch(() => location.reload());
    },
  });
  // React hydrates the pressed part during the press
  repeatEarlyPress();
}

startServiceWorker();
