export { keepForOffline, SERVICE_WORKER } from './serviceWorker.ts';
