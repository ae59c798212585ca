import type { Command } from '../command.ts';
import { backupCommands } from './backup.ts';
import { bannerCommands } from './banner.ts';
import { demoCommands } from './demo.ts';
import { emergencyCommands } from './emergency.ts';
import { episodeCommands } from './episode.ts';
import { goldCommands } from './gold.ts';
import { importCommands } from './import.ts';
import { navCommands } from './nav.ts';
import { pageCommands } from './page.ts';
import { pronounceCommands } from './pronounce.ts';
import { pushCommands } from './push.ts';
import { redirectCommands } from './redirect.ts';
import { scheduleCommands } from './schedule.ts';
import { situationCommands } from './situation.ts';
import { speechCommands } from './speech.ts';
import { statsCommands } from './stats.ts';
import { storyCommands } from './story.ts';

/** What `npm run newsroom -- …` can ask of the newsroom, by the path on the control socket. */
export const COMMANDS: Record<string, Command> = {
  ...storyCommands,
  ...redirectCommands,
  ...importCommands,
  ...navCommands,
  ...pushCommands,
  ...bannerCommands,
  ...goldCommands,
  ...episodeCommands,
  ...scheduleCommands,
  ...situationCommands,
  ...pageCommands,
  ...emergencyCommands,
  ...pronounceCommands,
  ...speechCommands,
  ...statsCommands,
  ...demoCommands,
  ...backupCommands,
};
