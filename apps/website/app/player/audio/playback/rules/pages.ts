import { type Rules, toStep } from '../playerEvents.ts';
import { canReadAlong, findSource, listSpeakers } from '../playerState.ts';
import { isSounding, isTransientNotice, toHalted } from './sound.ts';

/** From this width on the player stands beside what is read along (SPEC 4.3-21), in pixels. */
const WIDE_PX = 1200;
/** Up to this height an expanded player would cover the page: such are windows at 400 % (WCAG 1.4.10), in pixels. */
const LOW_PX = 400;

/** What shows of the player, and where. */
export const PAGE_RULES: Rules<
  | 'open'
  | 'back'
  | 'toggleCollapse'
  | 'reopen'
  | 'close'
  | 'toggleReadAlong'
  | 'closeReadAlong'
  | 'navigated'
  | 'resized'
  | 'yieldToPage'
  | 'noticeRead'
> = {
  // a voice can be chosen only where there are several (SPEC 2.15-14) that the page lists (2.15-17)
  open: (state, { page }) =>
    page === 'voiceSelect' && listSpeakers(state.currentQueue).length <= 1
      ? undefined
      : toStep(state, { currentPlayerPage: page }),

  back: (state) =>
    toStep(state, { currentPlayerPage: state.currentPlayerPage === 'voiceSelect' ? 'settings' : 'player' }),

  // SPEC 2.15-13
  toggleCollapse: (state) => toStep(state, { isCollapsing: !state.isCollapsing, currentPlayerPage: 'player' }),

  // SPEC 4.3-19
  reopen: (state) => toStep(state, { isCollapsing: false, currentPlayerPage: 'player' }),

  // SPEC 4.3-17
  close: (state) => {
    const isLoaded = state.playerState !== 'loading' && findSource(state.currentQueue, state.currentSpeakerId);
    return toStep(
      state,
      {
        isShowing: false,
        isCollapsing: false,
        isReadingAlong: false,
        currentPlayerPage: 'player',
        playerState: isLoaded ? 'paused' : 'stalled',
        sleep: 'off',
        notice: null,
        awaitsPlaylist: false,
      },
      { type: 'pause' },
      { type: 'setSleep', sleep: 'off' },
    );
  },

  // SPEC 4.3-20, 4.3-21
  toggleReadAlong: (state, { width }) => {
    if (!canReadAlong(state)) return;
    const isCollapsing = state.isCollapsing || width < WIDE_PX;
    return toStep(state, { isReadingAlong: !state.isReadingAlong, isCollapsing, currentPlayerPage: 'player' });
  },

  closeReadAlong: (state) => (state.isReadingAlong ? toStep(state, { isReadingAlong: false }) : undefined),

  navigated: (state, { pathname, isQueryOnly }) => {
    const isElsewhere = !isQueryOnly && /^\/(program|live)(\/|$)/.test(pathname);
    // these pages have a sound of their own (SPEC 4.3-18)
    if (isElsewhere && isSounding(state))
      return toStep(state, { ...toHalted(state), isCollapsing: true, isReadingAlong: false }, { type: 'pause' });
    // SPEC 2.16-08
    return state.isReadingAlong ? toStep(state, { isReadingAlong: false, isCollapsing: true }) : undefined;
  },

  // a phone reports a resize whenever its address bar appears or disappears
  resized: (state, { left }) => (left === state.playerLeft ? undefined : toStep(state, { playerLeft: left })),

  // in the read-along window the player covers no page
  yieldToPage: (state, { height }) =>
    height > LOW_PX || state.isCollapsing || state.isReadingAlong
      ? undefined
      : toStep(state, { isCollapsing: true, currentPlayerPage: 'player' }),

  // a notice about something that still lasts stays
  noticeRead: (state) => (isTransientNotice(state) ? undefined : toStep(state, { notice: null })),
};
