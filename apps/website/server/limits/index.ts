export { explainUnreadable } from './explainUnreadable.ts';
export { createRateLimits } from './rateLimits.ts';
export { rejectRequest } from './rejectRequest.ts';
export { createRenderingQueue, type RenderInTurn, rejectCrowded } from './renderingQueue.ts';
export { limitRequests, readWholeBody } from './requestLimits.ts';
export { requireOwnOrigin } from './requireOwnOrigin.ts';
