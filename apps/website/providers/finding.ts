/** The result of a request to a service. */
export interface Finding {
  /** `none`: it lacks an optional endpoint; `skipped`: the request could not or must not be sent. */
  outcome: 'fits' | 'none' | 'skipped' | 'misfit' | 'unreachable';
  /** The request, without secrets. */
  request: string;
  /** The reason, in one line; empty when there is nothing to say. */
  why: string;
  /** Problems of a valid answer, each in one line. */
  warnings: string[];
  milliseconds: number;
}

/** A service and its findings. */
export interface CheckedService {
  setting: string;
  /** Its address, without secrets. */
  address: string;
  findings: Finding[];
}

/** False when the site cannot show what this request is for. */
export const isGood = ({ outcome }: Finding) => outcome !== 'misfit' && outcome !== 'unreachable';
