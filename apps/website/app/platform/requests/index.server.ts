export { toJsonResponse } from './toJsonResponse.server.ts';
