import { scorecard } from '@sala/contracts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

const scores = createService('scorecard', settings.scorecard);

/** The site's availability and performance over the last 30 days. */
export function fetchScorecard(signal: AbortSignal) {
  return scores.fetchArea('scorecard', '', scorecard, signal);
}
