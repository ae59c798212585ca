export { type PreviewProblem, PreviewRejected } from './PreviewRejected.tsx';
export { toMissingResponse } from './toMissingResponse.ts';
export { isWithdrawn, throwErrorCode, toPageResponse } from './toPageResponse.ts';
export { WITHDRAWN, Withdrawn } from './Withdrawn.tsx';
