export { createInputs, type Inputs, NO_INPUTS } from './createInputs.ts';
export { findNewestSegment, InputFailed } from './fetchInput.ts';
export { listInputs, setInput } from './inputs.ts';
export { createRelay } from './relay.ts';
