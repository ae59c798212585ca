export { explainUnreadable } from './explainUnreadable.ts';
export { ownWrites } from './ownWrites.ts';
export { rateLimits } from './rateLimits.ts';
export { refuseCrowded, renderingTurns } from './renderingTurns.ts';
export { requestLimits } from './requestLimits.ts';
