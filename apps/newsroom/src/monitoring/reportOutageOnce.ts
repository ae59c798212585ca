import { isDatabaseGone } from '../errors/index.ts';

type Report = (error: unknown, path: string) => void;

/**
 * Passes errors of requests and background jobs on, but that the database is gone only once until it answers again:
 * every request fails then, and every job at every try.
 * @param waitForAnswer resolves when the database answers, and never rejects
 */
export function reportOutageOnce(report: Report, waitForAnswer: () => Promise<void>): Report {
  let outage: Promise<void> | undefined;
  return (error, path) => {
    if (!isDatabaseGone(error)) return report(error, path);
    if (outage) return;
    report(error, path);
    outage = waitForAnswer().then(() => {
      outage = undefined;
    });
  };
}
