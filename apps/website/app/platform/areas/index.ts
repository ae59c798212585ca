export { AppStateProvider, saveInAppState, useAppState } from './AppStateProvider.tsx';
export {
  type Area,
  appendItems,
  createArea,
  isUnknown,
  readErrorCode,
  type ServiceError,
  toFulfilled,
  toPending,
  toReaderArea,
  toRejected,
} from './area.ts';
export { PAGE_SIZE } from './pageSize.ts';
export { useStoredArea } from './useStoredArea.ts';
