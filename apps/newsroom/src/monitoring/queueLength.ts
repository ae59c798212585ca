import { createGauge } from '@sala/telemetry';

/** What waits to be done in the newsroom, by what it waits for. */
export const queueLength = createGauge(
  'sala_queue_length',
  'What waits: readings of recent news (speech), articles that listeners wait for (listeners), recent articles without a summary (summaries), notifications (push).',
  ['queue'],
);
