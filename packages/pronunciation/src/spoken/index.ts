export { type Spoken, splitSpoken } from './splitSpoken.ts';
