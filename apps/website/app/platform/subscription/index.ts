// a room of its own: the part of `push/` that every page loads needs it only for readers with a subscription
export {
  deleteSubscription,
  fetchSubscribedSince,
  findOwnSubscription,
  type Outcome,
  renewSubscription,
  subscribe,
  unsubscribe,
} from './subscription.ts';
