import { listTexts } from './listTexts.ts';
import { toOneLine } from './oneLine.ts';

// `startAirTime` is a time of day
const TIME = /(?<!Air)Time$|At$|_at$|_time$|_publish$|^date$/;
const BUDDHIST_YEAR = /^2[4-6]\d\d-/;
const ZONE = /(Z|[+-]\d\d:?\d\d)$/;

/** The invalid times of a payload, and those without a time zone, each in one line. */
export function listUnclearTimes(payload: unknown): string[] {
  return [...listTexts(payload)]
    .filter(({ name, text }) => TIME.test(name) && text !== '')
    .flatMap(({ path, text }) => {
      if (BUDDHIST_YEAR.test(text)) return [`a year of the Buddhist era: ${path}: ${toOneLine(text)}`];
      if (Number.isNaN(Date.parse(text))) return [`no time: ${path}: ${toOneLine(text)}`];
      return ZONE.test(text)
        ? []
        : [`a time without its zone, which is read as this machine’s: ${path}: ${toOneLine(text)}`];
    });
}
