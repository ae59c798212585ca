import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CategorySlug, isCategorySlug } from '@sala/station';
import { z } from 'zod';
import type { FilmName } from './programs.ts';

const picture = z.object({ picture: z.string(), caption: z.string() });

/** The format of a demo article's file. */
export const demoArticle = z.object({
  id: z.number().int(),
  title: z.string().min(1),
  abstract: z.string().min(1),
  body: z.array(z.union([z.string().min(1), picture])).min(1),
  tags: z.array(z.string().min(1)),
  picture: z.string(),
  caption: z.string(),
  credit: z.string(),
  minutesAgo: z.number().int().positive(),
  views: z.number().int().nonnegative(),
  related: z.array(z.number().int()),
  byAi: z.boolean().default(false),
  breaking: z.boolean().default(false),
  focus: z.boolean().default(false),
  feature: z.boolean().default(false),
  gallery: z.array(picture).default([]),
});

/** An invented article of the demo station; its time is relative to the moment the demo starts. */
export type DemoArticle = z.output<typeof demoArticle> & {
  section: CategorySlug;
  /** The film of a clip; absent for articles that are no clips. */
  film?: FilmName;
  /** Whether the article is a gallery. */
  isGallery?: boolean;
};

/** Reads the demo articles: a file for each section, named by its slug. */
export function readDemoArticles(folder = join(import.meta.dirname, 'articles')): DemoArticle[] {
  return readdirSync(folder).flatMap((file) => {
    const section = basename(file, '.json');
    if (!isCategorySlug(section)) throw new Error(`${file} is named after no section`);
    const articles = z.array(demoArticle).parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    return articles.map((one) => ({ ...one, section }));
  });
}
