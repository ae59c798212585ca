// a door of its own: what every page has of `push/` knows a subscription only when somebody has one
export {
  deleteSubscription,
  fetchSubscribedSince,
  findOwnSubscription,
  type Outcome,
  subscribe,
  unsubscribe,
} from './subscription.ts';
