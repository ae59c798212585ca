export { type PreviewProblem, PreviewRejected } from './PreviewRejected.tsx';
export { toMissingResponse } from './toMissingResponse.ts';
export { WITHDRAWN, Withdrawn } from './Withdrawn.tsx';
