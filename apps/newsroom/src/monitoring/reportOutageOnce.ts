import { isDatabaseGone } from '../errors/index.ts';

type Report = (error: unknown, job: string) => void;

/**
 * Passes errors of background jobs on, but that the database is gone only once until it answers again: every job fails
 * then, at every try.
 * @param waitForAnswer resolves when the database answers, and never rejects
 */
export function reportOutageOnce(report: Report, waitForAnswer: () => Promise<void>): Report {
  let outage: Promise<void> | undefined;
  return (error, job) => {
    if (!isDatabaseGone(error)) return report(error, job);
    if (outage) return;
    report(error, job);
    outage = waitForAnswer().then(() => {
      outage = undefined;
    });
  };
}
