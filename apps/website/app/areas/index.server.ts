// the door for what Node runs as it is: no components
export { type Area, emptyArea, fulfilled, rejected, type ServiceError } from './area.ts';
