import { z } from 'zod';
import { strapiList } from '../wire/strapi.ts';
import { count, id, text } from '../wire/wire.ts';

/** How many readers found a summary helpful, and how many did not. */
const voteCounts = z.object({ helpful: count, unhelpful: count });
export type VoteCounts = z.output<typeof voteCounts>;

const entry = voteCounts
  .extend({ id, documentId: text })
  // Strapi 5 identifies an entry by its documentId, Strapi 4 by its id
  .transform(({ id: number, documentId, ...counts }) => ({ id: documentId || number, ...counts }));

/** `GET /api/feedbacks` (SPEC 7.12-02), as Strapi 4 or 5 answers it. */
export const voteList = strapiList(entry);

/** The body of `PUT /api/feedbacks/{id}` (SPEC 7.12-03): the new counts. */
export const voteUpdate = z.object({
  data: z.object({
    helpful: z.int32().min(0),
    unhelpful: z.int32().min(0),
  }),
});
