import type { AudioItem, AudioSource } from '@sala/contracts';
import { AUDIO } from '@sala/station';
import { INITIAL_STATE, type PlayerState } from './playerState.ts';

/** Articles for the player's tests: each read by the speakers named, in two lines of two seconds. */
export function createItem(contentId: string, speakers: number[] = [12, 1], hasLines = true): AudioItem {
  const sources = speakers.map((speaker): AudioSource => {
    const audioStyle = {
      id: String(speaker),
      providerName: '',
      audioStyleLabel: '',
      isActivate: true,
      duration: 0,
      audioStyleSetting: { settingType: 'speaker', speaker },
      createdAt: null,
      updatedAt: null,
    };
    const lines = ['บรรทัดแรก', 'บรรทัดที่สอง'].map((text, index) => ({
      text,
      startOffsetSeconds: index * speaker,
      endOffsetSeconds: (index + 1) * speaker,
    }));
    return {
      src: `/sound/${contentId}-${speaker}`,
      audioStyle,
      videoId: `news-content-${contentId}`,
      duration: 2 * speaker,
      bytes: 0,
      highlightTexts: hasLines ? lines : [],
    };
  });
  return {
    title: `ข่าว ${contentId}`,
    contentId,
    contentCategory: 'สังคม',
    imgUrl: '',
    displayImgUrl: '',
    contentRefCode: `${AUDIO.newsSource}/${contentId}`,
    href: `/news/content/${contentId}`,
    publishedAt: null,
    audioStyle: sources[0]?.audioStyle ?? null,
    audioStyleId: sources[0]?.audioStyle.id ?? '',
    sources,
  };
}

export const FIRST = createItem('1');
export const SECOND = createItem('2');
/** Asked for, but not known yet. */
export const UNREAD = createItem('9', []);

/** A player that shows the first of two articles, its intro over. */
export function createPlayerState(changes: Partial<PlayerState> = {}): PlayerState {
  const queue = { currentQueue: FIRST, audioQueue: [FIRST, SECOND], isIntroPlaying: false };
  return { ...INITIAL_STATE, isShowing: true, duration: 24, playerState: 'playing', ...queue, ...changes };
}
