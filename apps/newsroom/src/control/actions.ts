import { accountActions } from '../accounts/actions.ts';
import { logActions } from '../actions/actions.ts';
import type { Action, ActionCall, ActionServices } from '../actions/index.ts';
import { analyticsActions } from '../analytics/actions.ts';
import { announcementActions } from '../announcements/actions.ts';
import { articleActions } from '../articles/actions.ts';
import { authorActions } from '../authors/actions.ts';
import { channelActions, type InputSettings } from '../channels/actions.ts';
import type { Inputs } from '../channels/index.ts';
import { demoActions } from '../demo/actions.ts';
import { emergencyActions } from '../emergency/actions.ts';
import { filmActions } from '../films/actions.ts';
import { firstStepActions } from '../firstSteps/actions.ts';
import { frontPageActions } from '../frontPage/actions.ts';
import { infographicActions } from '../galleries/actions.ts';
import { importActions } from '../import/actions.ts';
import { reportActions } from '../listenerReports/actions.ts';
import { pictureActions } from '../media/actions.ts';
import { narrationActions, pronunciationActions } from '../narrations/actions.ts';
import type { NarrationWorker } from '../narrations/index.ts';
import { navigationActions } from '../navigation/actions.ts';
import { pageActions } from '../pages/actions.ts';
import { clipActions, createProgramActions, episodeActions, playlistActions } from '../programs/actions.ts';
import { pushActions } from '../push/actions.ts';
import { redirectActions } from '../redirects/actions.ts';
import { scheduleActions, scheduleFileActions } from '../schedule/actions.ts';
import { keepAired } from '../schedule/index.ts';
import { searchActions } from '../search/actions.ts';
import { situationActions } from '../situations/actions.ts';
import { summaryActions } from '../summaries/actions.ts';
import { tagActions } from '../tags/actions.ts';
import { bannerActions, goldActions } from '../widgets/actions.ts';
import { backupActions } from './backupActions.ts';
import { undoActions } from './undoActions.ts';

/** Creates the context of a newsroom's actions. */
export interface ControlContext extends ActionServices {
  narrations: NarrationWorker;
  inputs: InputSettings & Inputs;
}

/** Every action of an editor or operator, in the order of the help. */
export const ACTIONS: Action<ControlContext & ActionCall>[] = [
  ...firstStepActions,
  ...articleActions,
  ...searchActions,
  ...summaryActions,
  ...infographicActions,
  ...authorActions,
  ...tagActions,
  ...pictureActions,
  ...frontPageActions,
  ...redirectActions,
  ...importActions,
  ...navigationActions,
  ...pushActions,
  ...bannerActions,
  ...goldActions,
  ...filmActions,
  ...createProgramActions(keepAired),
  ...episodeActions,
  ...clipActions,
  ...playlistActions,
  ...channelActions,
  ...scheduleActions,
  ...scheduleFileActions,
  ...situationActions,
  ...pageActions,
  ...announcementActions,
  ...emergencyActions,
  ...pronunciationActions,
  ...narrationActions,
  ...reportActions,
  ...analyticsActions,
  ...demoActions,
  ...accountActions,
  ...logActions(() => ACTIONS),
  ...undoActions(() => ACTIONS),
  ...backupActions,
];

/** The former names of groups of actions, which still work. */
export const OLD_GROUPS: Record<string, string> = {
  banner: 'banners',
  episode: 'episodes',
  nav: 'navigation',
  page: 'pages',
  pronounce: 'pronunciation',
  redirect: 'redirects',
  situation: 'situations',
  speech: 'narrations',
  stats: 'analytics',
  story: 'articles',
};
