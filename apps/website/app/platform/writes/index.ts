export { sendWrite } from './sendWrite.ts';
