import type { Database } from '../database/index.ts';
import { createProgramQueries, type ProgramQueries } from './programQueries.ts';
import { createVideoQueries, type VideoQueries } from './videoQueries.ts';

/** The queries of programmes and videos, prepared once. */
export interface ProgramApiQueries {
  programs: ProgramQueries;
  videos: VideoQueries;
}

export const createProgramApiQueries = (db: Database): ProgramApiQueries => ({
  programs: createProgramQueries(db),
  videos: createVideoQueries(db),
});
