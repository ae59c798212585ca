export { explainUnreadable } from './explainUnreadable.ts';
export { ownWrites } from './ownWrites.ts';
export { rateLimits } from './rateLimits.ts';
export { requestLimits } from './requestLimits.ts';
