export { canLeaveUnanswered, findLeavingLink, isReachable, keepWhenUnanswered } from './leavingLink.ts';
export { SERVICE_WORKER_URL, startServiceWorker } from './registerServiceWorker.ts';
