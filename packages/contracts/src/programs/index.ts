export { ACCESS_MARKS, type AccessMark } from './accessMarks.ts';
export {
  episodeDetail,
  episodeList,
  episodePreview,
  PROGRAM_PAGE_SIZE,
  type ProgramList,
  playlistDetail,
  playlistList,
  playQueue,
  prNewsList,
  programDetail,
  programList,
  videoAnalytics,
  videoDetail,
  videoList,
} from './answers.ts';
export type { Episode } from './episode.ts';
export { programGallery } from './gallery.ts';
export { type Component, component, type HeroBanner } from './heroBanner.ts';
export { isLiveAt, listUpcoming, type Scheduled } from './onAir.ts';
export type { Person } from './person.ts';
export type { Playlist } from './playlist.ts';
export type { Program } from './program.ts';
export { PROGRAM_GROUPS, type ProgramGroup } from './programGroups.ts';
export type { ProgramReference } from './reference.ts';
export { type PartnerSchedule, partnerSchedule, type ScheduleItem, schedule } from './schedule.ts';
export type { Season } from './season.ts';
export { TAKEN_PROGRAM_KEYS } from './takenKeys.ts';
export type { Video } from './video.ts';
export { SHORT_CLIP_OWNER_ID, VIDEO_CATEGORIES, type VideoCategory } from './videoCategories.ts';
export { webAddress } from './webAddress.ts';
