export { ownWrites } from './ownWrites.ts';
export { rateLimits } from './rateLimits.ts';
export { requestLimits } from './requestLimits.ts';
export { answerUnreadable } from './unreadable.ts';
