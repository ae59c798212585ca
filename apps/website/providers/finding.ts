/** What came of a question to a service. */
export interface Finding {
  /** `none`: it does not have what it may leave out; `unasked`: it could not be asked, or must not be. */
  outcome: 'fits' | 'none' | 'unasked' | 'misfit' | 'unreachable';
  /** What was asked, without secrets. */
  question: string;
  /** Why it is so, in one line; empty where there is nothing to say. */
  why: string;
  /** What fits and still loses something, each in one line. */
  warnings: string[];
  milliseconds: number;
}

/** A service and what was found of it. */
export interface Checked {
  setting: string;
  /** Its address, without secrets. */
  address: string;
  findings: Finding[];
}

/** Whether the site can show what this question is for. */
export const isGood = ({ outcome }: Finding) => outcome !== 'misfit' && outcome !== 'unreachable';
