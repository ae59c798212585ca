export { AppStateProvider, keepInAppState, useAppState } from './AppStateProvider.tsx';
export {
  type Area,
  appended,
  emptyArea,
  forReaders,
  fulfilled,
  pending,
  rejected,
  type ServiceError,
  serviceError,
} from './area.ts';
export { useRememberedArea } from './useRememberedArea.ts';
