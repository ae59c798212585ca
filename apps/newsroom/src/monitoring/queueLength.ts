import { createGauge } from '@sala/telemetry';

/** The number of waiting items in the newsroom's queues, by queue. */
export const queueLength = createGauge(
  'sala_queue_length',
  'What waits: readings of recent news (speech), articles that listeners wait for (listeners), recent articles without a summary (summaries), notifications (push).',
  ['queue'],
);
