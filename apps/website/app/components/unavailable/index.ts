export { type PreviewProblem, PreviewRejected } from './PreviewRejected.tsx';
export { WITHDRAWN, Withdrawn } from './Withdrawn.tsx';
