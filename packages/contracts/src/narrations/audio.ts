import { z } from 'zod';
import {
  count,
  flag,
  id,
  instant,
  listOf,
  required,
  text,
  toOptional,
  toSafeHref,
  toSideList,
  toSidePart,
  unwrapData,
} from '../wire/wire.ts';

/** A line and when it is spoken, in seconds from the beginning of its sound (SPEC 3.3-09). */
const highlightText = z.object({ text: required, startOffsetSeconds: count, endOffsetSeconds: count });
export type HighlightText = z.output<typeof highlightText>;

/** The lines in the order in which they are spoken; one without a time begins where the line before it ends. */
function toTimedLines(lines: HighlightText[]): HighlightText[] {
  let end = 0;
  const timed = lines.map((line) => {
    const isTimed = line.startOffsetSeconds > 0 || line.endOffsetSeconds > 0;
    const start = isTimed ? line.startOffsetSeconds : end;
    end = Math.max(start, line.endOffsetSeconds);
    return { ...line, startOffsetSeconds: start, endOffsetSeconds: end };
  });
  return timed.sort((a, b) => a.startOffsetSeconds - b.startOffsetSeconds);
}

/** The speaker by default (SPEC 3.3-14). */
const FIRST_SPEAKER_ID = 1;

/** A voice and its style (SPEC 3.3-10); `speaker` is the id of a speaker. */
const audioStyle = z.object({
  id: text,
  providerName: text,
  audioStyleSetting: toOptional(
    z.object({ settingType: text, speaker: count.transform((speaker) => speaker || FIRST_SPEAKER_ID) }),
    {},
  ),
  audioStyleLabel: text,
  isActivate: flag,
  createdAt: instant,
  updatedAt: instant,
  duration: count,
});
export type AudioStyle = z.output<typeof audioStyle>;

/** A narration as services send it: an entry of an article's `revisionInfo.mediaInfo` (SPEC 3.3-19 to 3.3-23). */
export const mediaInfo = z.object({
  filePath: required.refine((path) => toSafeHref(path, '') !== '', 'no address'),
  audioStyle: toSidePart(toOptional(audioStyle, {})),
  /** The length in seconds, and the size of the file in bytes, 0 when its service does not say it. */
  stat: toSidePart(toOptional(z.object({ duration: count, bytes: count }), {})),
  highlightTexts: toSideList(highlightText).transform(toTimedLines),
});
export type MediaInfo = z.output<typeof mediaInfo>;

/** A narration as the player plays it (SPEC 3.3-06 to 3.3-09); `duration` in seconds. */
export interface AudioSource {
  src: string;
  audioStyle: AudioStyle;
  videoId: string;
  duration: number;
  /** The size of its file; 0 when not known. */
  bytes: number;
  highlightTexts: HighlightText[];
}

/** An article in the player's queue (SPEC 3.3-01 to 3.3-05). */
export interface AudioItem {
  title: string;
  contentId: string;
  contentCategory: string;
  imgUrl: string;
  displayImgUrl: string;
  /** `{contentSource}/{contentId}` (SPEC 3.3-24). */
  contentRefCode: string;
  /** The address of its page. */
  href: string;
  /** When the article was published, in milliseconds since 1970; null when not known. */
  publishedAt: number | null;
  /** The name of its first source; null when it has none. */
  audioStyle: AudioStyle | null;
  audioStyleId: string;
  sources: AudioSource[];
}

/** The parts of an item, however its service spells them. */
interface ItemParts {
  title: string;
  contentId: string;
  category: string;
  picture: string;
  refCode: string;
  /** The address of its page, when its service sends one. */
  href?: string;
  publishedAt: number | null;
  media: MediaInfo[];
}

/**
 * An article with its narrations as the player queues it. Without a source of its own it gets `defaultSource` (SPEC
 * 3.3-24). The address of a sound also names its article (SPEC 3.3-20, 7.10-07).
 */
export function toAudioItem(
  { title, contentId, category, picture, refCode, href = '', publishedAt, media }: ItemParts,
  defaultSource: string,
): AudioItem {
  const contentSource = refCode.slice(0, Math.max(0, refCode.lastIndexOf('/'))) || defaultSource;
  const sources = media.map(({ filePath, audioStyle: style, stat, highlightTexts }): AudioSource => {
    const whose = new URLSearchParams({
      contentId,
      contentSource,
      speakerId: String(style.audioStyleSetting.speaker),
    });
    return {
      src: `${filePath}${filePath.includes('?') ? '&' : '?'}${whose}`,
      audioStyle: style,
      videoId: `news-content-${contentId}`,
      duration: stat.duration,
      bytes: stat.bytes,
      highlightTexts,
    };
  });
  return {
    title,
    contentId,
    contentCategory: category,
    imgUrl: picture,
    displayImgUrl: picture,
    contentRefCode: `${contentSource}/${contentId}`,
    href: href || `/news/content/${encodeURIComponent(contentId)}`,
    publishedAt,
    audioStyle: sources[0]?.audioStyle ?? null,
    audioStyleId: sources[0]?.audioStyle.id ?? '',
    sources,
  };
}

/** An article and its narrations as the text-to-speech service sends them (SPEC 7.10-03, WIRE.md). */
const wireItem = z
  .object({
    title: required,
    contentId: id,
    refCode: text,
    url: text,
    imgUrl: text,
    publishTime: instant,
    source: toSidePart(toOptional(z.object({ categoryName: text }), {})),
    mediaInfo: listOf(mediaInfo),
  })
  .transform(
    (wire): ItemParts => ({
      title: wire.title,
      contentId: wire.contentId,
      category: wire.source.categoryName,
      picture: toSafeHref(wire.imgUrl, ''),
      refCode: wire.refCode,
      href: toSafeHref(wire.url, ''),
      publishedAt: wire.publishTime,
      media: wire.mediaInfo,
    }),
  );

/** True for the first item of each article: the player finds its place in the queue by the article. */
function isFirst() {
  const seen = new Set<string>();
  return ({ contentId }: { contentId: string }) => seen.size < seen.add(contentId).size;
}

/**
 * `GET /playlist/url:{audioPlaylistUrl}` (SPEC 7.10-01): articles to play one after the other, each once; those without
 * a narration are left out.
 */
export const audioPlaylist = (defaultSource: string) =>
  unwrapData(
    z
      .object({ name: text, url: text, contentInfo: toOptional(z.object({ data: listOf(wireItem) }), {}) })
      .transform(({ name, url, contentInfo }) => ({
        /** SPEC 3.3-25 */
        name,
        url,
        items: contentInfo.data
          .map((item) => toAudioItem(item, defaultSource))
          .filter(({ sources }) => sources.length > 0)
          .filter(isFirst()),
      })),
  );
export type AudioPlaylist = z.output<ReturnType<typeof audioPlaylist>>;

/**
 * Whether an article can be heard: `ready` in at least one voice, `waiting` for its narration, `failed` for now. A
 * service without this field has only the narrations that it sends.
 */
export const NARRATION_STATES = ['ready', 'waiting', 'failed'] as const;

/**
 * `GET /audio-contents/refCode:{contentRefCode}`: one article and its narrations; the request has a missing one made.
 */
export const audioContent = (defaultSource: string) =>
  unwrapData(
    // WIRE.md has no state: the value of another service may mean anything, so its narrations count all the same
    wireItem
      .and(z.object({ state: z.enum(NARRATION_STATES).nullish().catch(null) }))
      .transform(({ state, ...itemParts }) => {
        const item = toAudioItem(itemParts, defaultSource);
        return { state: item.sources.length > 0 ? ('ready' as const) : (state ?? 'failed'), item };
      }),
  );
export type AudioContent = z.output<ReturnType<typeof audioContent>>;

/**
 * `GET /playlists`: the playlists in the order of the page; `total` is the number of their articles, `duration` their
 * length in seconds, 0 when not known.
 */
export const audioPlaylists = unwrapData(
  z.object({ items: listOf(z.object({ url: required, name: required, total: count, duration: count })) }),
);
export type AudioPlaylists = z.output<typeof audioPlaylists>;
