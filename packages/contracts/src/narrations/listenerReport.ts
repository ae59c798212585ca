import { z } from 'zod';

/** At most so many characters, none of which a database refuses. */
const written = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0]*$/);

const minuteOfDay = z.iso.datetime({ local: true, precision: -1 });

/** The query of the feedback webhook (SPEC 7.11-02 to 7.11-06). */
export const listenerReportQuery = z.object({
  message: written(5000).default(''),
  email: written(320).default(''),
  url: written(2000).default(''),
  feedback: written(200).min(1),
  /** `yyyy-MM-dd HH:mm`, in Bangkok. */
  create_at: z
    .string()
    .regex(/^20\d\d-\d\d-\d\d \d\d:\d\d$/)
    .refine((at) => minuteOfDay.safeParse(at.replace(' ', 'T')).success, 'no such minute'),
});
export type ListenerReportQuery = z.output<typeof listenerReportQuery>;
