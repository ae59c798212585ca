import type { Command } from '../command.ts';
import { backupCommand } from './backup.ts';
import { bannerCommand } from './banner.ts';
import { demoCommand } from './demo.ts';
import { emergencyCommand } from './emergency.ts';
import { episodeCommand } from './episode.ts';
import { goldCommand } from './gold.ts';
import { importCommand } from './import.ts';
import { navCommand } from './nav.ts';
import { pageCommand } from './page.ts';
import { pronounceCommand } from './pronounce.ts';
import { pushCommand } from './push.ts';
import { redirectCommand } from './redirect.ts';
import { scheduleCommand } from './schedule.ts';
import { situationCommand } from './situation.ts';
import { speechCommand } from './speech.ts';
import { statsCommand } from './stats.ts';
import { storyCommand } from './story.ts';

/** The commands of `npm run newsroom -- …`, by name. */
export const COMMANDS: Record<string, Command> = {
  story: storyCommand,
  redirect: redirectCommand,
  import: importCommand,
  nav: navCommand,
  push: pushCommand,
  banner: bannerCommand,
  gold: goldCommand,
  episode: episodeCommand,
  schedule: scheduleCommand,
  situation: situationCommand,
  page: pageCommand,
  emergency: emergencyCommand,
  pronounce: pronounceCommand,
  speech: speechCommand,
  stats: statsCommand,
  demo: demoCommand,
  backup: backupCommand,
};
