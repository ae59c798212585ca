export { findLeavingLink, isReachable, keepWhenUnanswered, mayLeaveUnanswered } from './leavingLink.ts';
export { SERVICE_WORKER_URL, startServiceWorker } from './registerServiceWorker.ts';
