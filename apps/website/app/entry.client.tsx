import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startServiceWorker } from './platform/offline/index.ts';
import { loadPage } from './platform/routing/index.ts';
import { repeatEarlyPress } from './shell/earlyPress.ts';
import { waitForPageParts } from './ui/index.ts';

// the development server hands its pages over by React Router's own way, which knows of modules that change
const page = import.meta.env.PROD ? await loadPage() : <HydratedRouter />;
await waitForPageParts();
// in one go: a press in the middle of a transition begins it anew. It takes hold of the frame, its parts come after it
hydrateRoot(document, page, {
  // what fails below the frame has its error page; where the frame itself fails, React leaves nothing
  onUncaughtError: (error) => import('./showWithoutScripts.ts').then((file) => file.showWithoutScripts(error)),
});
// React takes hold of the pressed part within the press
repeatEarlyPress();

startServiceWorker();
