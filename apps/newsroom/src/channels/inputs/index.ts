export { findNewestSegment, InputFailed } from './fetchInput.ts';
export { listInputs, setInput } from './inputs.ts';
export { createRelay } from './relay.ts';
export { type Inputs, NO_INPUTS, watchInputs } from './watchInputs.ts';
