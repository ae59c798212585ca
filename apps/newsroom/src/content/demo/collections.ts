import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECTION_SLUGS } from '@sala/contracts';
import { z } from 'zod';
import { type DemoStory, demoStory } from './story.ts';

/** What is said of a picture that the demo's own pen has drawn. */
export const CREDIT = 'ภาพวาดประกอบ: ศาลา';

const section = z.enum(SECTION_SLUGS);
const ofSection = demoStory.extend({ section, credit: z.string().default(CREDIT) });

const clip = ofSection.extend({ seconds: z.number().int().positive() });
const gallery = ofSection.refine((one) => one.gallery.length >= 5, 'too few pictures for a gallery');

const infographic = z.object({
  id: z.number().int(),
  section,
  title: z.string().min(1),
  lead: z.string().min(1),
  /** HTML, with its sources as bare addresses. */
  content: z.string().min(1),
  tags: z.array(z.string().min(1)),
  picture: z.string(),
  minutesAgo: z.number().int().positive(),
  views: z.number().int().nonnegative(),
});
export type DemoInfographic = z.output<typeof infographic>;

const topic = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  description: z.string().min(1),
  picture: z.string(),
  url: z.string().startsWith('/'),
  tags: z.array(z.string().min(1)).min(1),
});
export type DemoTopic = z.output<typeof topic>;

function read<Entry extends z.ZodType>(name: string, entry: Entry): z.output<Entry>[] {
  const file = join(import.meta.dirname, 'collections', `${name}.json`);
  return z.array(entry).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The demo's clips, features and galleries: stories too, each of a section that it names. */
export function readDemoSpecials(): DemoStory[] {
  return [
    ...read('clips', clip).map(({ seconds, ...one }) => ({ ...one, clipSeconds: seconds })),
    ...read('features', ofSection).map((one) => ({ ...one, feature: true })),
    ...read('galleries', gallery),
  ];
}

/** The demo's infographics, and the topics in the order in which they are followed. */
export function readDemoPages(): { infographics: DemoInfographic[]; topics: DemoTopic[] } {
  return { infographics: read('infographics', infographic), topics: read('topics', topic) };
}
