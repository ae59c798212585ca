export { deleteExpired } from './deleteExpired.ts';
