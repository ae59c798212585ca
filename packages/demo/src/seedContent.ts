import { type DemoArticle, readDemoArticles } from './articles.ts';
import {
  type DemoListings,
  type DemoPages,
  readDemoForecasts,
  readDemoListings,
  readDemoPages,
  readDemoSpecials,
} from './collections.ts';
import { type DemoProgram, readDemoPrograms } from './programs.ts';
import { type DemoWidgets, readDemoWidgets } from './widgets.ts';

/** What fills a newsroom that has nothing yet, read from its files: another station's content has the same shape. */
export interface SeedContent {
  /** Articles, clips, features and galleries. */
  articles(): DemoArticle[];
  /** Infographics, topics, the posts of situations, and pages that are edited. */
  pages(): DemoPages;
  programs(): DemoProgram[];
  /** What the channels show, playlists, and what the organisation announces. */
  listings(): DemoListings;
  widgets(): DemoWidgets;
  /** Answers of the forecast service, for one place each. */
  forecasts(): unknown[];
}

/** The content of the demo station, all of it invented. */
export const demo: SeedContent = {
  articles: () => [...readDemoArticles(), ...readDemoSpecials()],
  pages: readDemoPages,
  programs: readDemoPrograms,
  listings: readDemoListings,
  widgets: readDemoWidgets,
  forecasts: readDemoForecasts,
};
