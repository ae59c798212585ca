export { readAsked, storable, type Typed } from './asked.ts';
