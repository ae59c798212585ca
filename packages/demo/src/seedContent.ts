import { type DemoArticle, readDemoArticles } from './articles.ts';
import {
  type DemoAuthor,
  type DemoListings,
  type DemoPages,
  readDemoAuthors,
  readDemoForecasts,
  readDemoListings,
  readDemoPages,
  readDemoSpecials,
} from './collections.ts';
import { type DemoProgram, readDemoPrograms } from './programs.ts';
import { type DemoWidgets, readDemoWidgets } from './widgets.ts';

/** The content for an empty newsroom, read from files; another station can supply its own in the same format. */
export interface SeedContent {
  /** Articles, clips, features and galleries. */
  articles(): DemoArticle[];
  /** The authors that bylines name. */
  authors(): DemoAuthor[];
  /** Infographics, topics, the posts of situations, and editors' pages. */
  pages(): DemoPages;
  programs(): DemoProgram[];
  /** The channels' schedule, playlists, and the organisation's announcements. */
  listings(): DemoListings;
  widgets(): DemoWidgets;
  /** Answers of the forecast service, for one place each. */
  forecasts(): unknown[];
}

/** The content of the demo station, all of it invented. */
export const demo: SeedContent = {
  articles: () => [...readDemoArticles(), ...readDemoSpecials()],
  authors: readDemoAuthors,
  pages: readDemoPages,
  programs: readDemoPrograms,
  listings: readDemoListings,
  widgets: readDemoWidgets,
  forecasts: readDemoForecasts,
};
