export { AnswerLost, callControl, NotRunning } from './callControl.ts';
export { decodeUser, USER_HEADER } from './user.ts';
