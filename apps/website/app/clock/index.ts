export { Clock, TimeAgo } from './Clock.tsx';
