export { isReachable, leavingLink } from './leavingLink.ts';
export { keepForOffline, SERVICE_WORKER } from './serviceWorker.ts';
