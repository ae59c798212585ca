export { Screen } from './Screen.tsx';
export { prepareFor } from './streams/openStream.ts';
