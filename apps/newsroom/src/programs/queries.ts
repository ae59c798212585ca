import type { Database } from '../database/index.ts';
import { type ProgramQueries, programQueries } from './programQueries.ts';
import { type VideoQueries, videoQueries } from './videoQueries.ts';

/** What is asked of the programmes and the videos, prepared once for everybody. */
export interface Queries {
  programs: ProgramQueries;
  videos: VideoQueries;
}

export const catalogueQueries = (db: Database): Queries => ({ programs: programQueries(db), videos: videoQueries(db) });
