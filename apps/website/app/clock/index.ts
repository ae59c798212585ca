export { Clock, TimeAgo, useNow } from './Clock.tsx';
