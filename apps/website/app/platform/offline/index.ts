export { findLeavingLink, isReachable } from './leavingLink.ts';
export { SERVICE_WORKER_URL, startServiceWorker } from './serviceWorker.ts';
