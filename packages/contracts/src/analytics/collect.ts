import { z } from 'zod';
import { MAX_ATTRIBUTE_LENGTH, PAGE_KINDS, VITALS } from './events.ts';

// Analytics (SPEC 7.15) as pages send them: `POST /collect`. About the reader they contain only the kind of device.

const words = z.string().max(MAX_ATTRIBUTE_LENGTH);
const path = words.regex(/^\/[^\s?#]*$/);

/** The properties of an event; each only where it is known, and never empty. */
const attributes = z
  .object({
    // SPEC 3.7-03 to 3.7-05
    contentName: words,
    contentId: words,
    contentCategory: words,
    sectionName: words,
    programTitle: words,
    programId: words,
    liveChannel: words,
    liveName: words,
    liveTitle: words,
    liveId: words,
    contentType: words,
    // SPEC 3.7-06
    linkTo: words,
    dataset: z.record(z.string().max(50), words),
    linkType: z.enum(['External', 'Internal']),
    // SPEC 7.15-12
    utm_source: words,
    utm_medium: words,
    utm_campaign: words,
    utm_term: words,
    utm_content: words,
  })
  .partial();

const collectedEvent = attributes.extend({ name: z.string().max(60), page: path });

const vital = z.object({ metric: z.enum(VITALS), value: z.number().min(0).max(3_600_000), kind: z.enum(PAGE_KINDS) });

/** The body of `POST /collect`. */
export const collected = z.object({
  // SPEC 5-12, 5-13
  device: z.enum(['mobile', 'desktop']),
  orientation: z.enum(['landscape', 'portrait']),
  events: z.array(collectedEvent).max(50),
  vitals: z.array(vital).max(20),
});

export type EventAttributes = z.output<typeof attributes>;
export type CollectedEvent = z.output<typeof collectedEvent>;
export type CollectedVital = z.output<typeof vital>;
export type Collected = z.output<typeof collected>;
