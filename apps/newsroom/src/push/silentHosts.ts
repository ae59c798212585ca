import type { Delivery } from './deliver.ts';

/** After so many time-outs without an answer between them, a sending leaves a host out. */
const MAX_TIMEOUTS = 3;

/** The hosts that do not answer while one message is sent: each time-out takes the place of other readers’ messages. */
export interface SilentHosts {
  has(endpoint: string): boolean;
  /** Notes how a host has answered, or that it has not. */
  note(endpoint: string, delivery: Delivery): void;
}

export function createSilentHosts(): SilentHosts {
  const timeouts = new Map<string, number>();
  const findHost = (endpoint: string): string => URL.parse(endpoint)?.host ?? '';
  return {
    has: (endpoint) => (timeouts.get(findHost(endpoint)) ?? 0) >= MAX_TIMEOUTS,
    note(endpoint, delivery) {
      const host = findHost(endpoint);
      if (typeof delivery === 'object' && delivery.isTimeout) timeouts.set(host, (timeouts.get(host) ?? 0) + 1);
      else timeouts.delete(host);
    },
  };
}
