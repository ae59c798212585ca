export { findNewestSegment, InputFailed } from './fetchInput.ts';
export { listInputs, setInput } from './inputs.ts';
export { createRelay } from './relay.ts';
export { createInputs, type Inputs, NO_INPUTS } from './watchInputs.ts';
