export { ListenButton } from './ListenButton.tsx';
