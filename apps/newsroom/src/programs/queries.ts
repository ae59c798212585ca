import type { Database } from '../database/index.ts';
import { createProgramQueries, type ProgramQueries } from './programQueries.ts';
import { createVideoQueries, type VideoQueries } from './videoQueries.ts';

/** What is asked of the programmes and the videos, prepared once for everybody. */
export interface CatalogueQueries {
  programs: ProgramQueries;
  videos: VideoQueries;
}

export const createCatalogueQueries = (db: Database): CatalogueQueries => ({
  programs: createProgramQueries(db),
  videos: createVideoQueries(db),
});
