// a door of its own: what every page has of `push/` knows a subscription only when somebody has one
export {
  forgetSubscription,
  keptSince,
  type Outcome,
  ownSubscription,
  subscribe,
  unsubscribe,
} from './subscription.ts';
