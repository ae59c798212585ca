// the index for code that Node runs without a build: it exports no components
export { type Area, createArea, readErrorCode, type ServiceError, toFulfilled, toRejected } from './area.ts';
export { PAGE_SIZE } from './pageSize.ts';
