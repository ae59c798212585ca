// the door for what Node runs as it is: no components
export { type Area, createArea, type ServiceError, toFulfilled, toRejected } from './area.ts';
