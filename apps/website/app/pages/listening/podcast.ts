import { ACCOUNTABILITY, STATION } from '@sala/station';
import { formatFullDay, thaiText } from '@sala/thai';
import { AUDIO_NEWS, toPlaylistPath, toPodcastPath, toSoundPath } from '../../player/audio/index.ts';
import { escapeXml } from '../feeds/index.ts';
import type { PlaylistView } from './playlistView.ts';

/** The estimated size of a sound whose service does not say it: bytes per second at 48 kbit/s. */
const BYTES_PER_SECOND = 6000;

/** A playlist as a podcast: RSS 2.0 with the tags of podcast players. `site` is the site's own address. */
export function renderPodcast(site: string, url: string, { name, tracks }: PlaylistView): string {
  const title = escapeXml(`${AUDIO_NEWS.title}: ${name} | ${STATION.name}`);
  const newest = Math.max(0, ...tracks.map(({ publishedAt }) => publishedAt ?? 0));
  const items = tracks.map(({ id, title: headline, href, category, publishedAt, seconds, bytes }) => {
    const length = bytes || Math.round(seconds * BYTES_PER_SECOND);
    const day = publishedAt ? ` ${formatFullDay(publishedAt)}` : '';
    const description = thaiText`ข่าว${category}${day} อ่านให้ฟังด้วยเสียงสังเคราะห์ อ่านเรื่องนี้ได้ที่ ${new URL(href, site).href}`;
    return `<item>
<title>${escapeXml(headline)}</title>
<description>${escapeXml(description)}</description>
<link>${escapeXml(new URL(href, site).href)}</link>
<guid isPermaLink="true">${escapeXml(new URL(href, site).href)}</guid>
<enclosure url="${site}${toSoundPath(id)}" length="${length}" type="audio/mpeg"/>
<itunes:explicit>false</itunes:explicit>
${seconds > 0 ? `<itunes:duration>${Math.round(seconds)}</itunes:duration>\n` : ''}${category && `<category>${escapeXml(category)}</category>\n`}${publishedAt ? `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>\n` : ''}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
<channel>
<title>${title}</title>
<link>${site}${toPlaylistPath(url)}</link>
<atom:link href="${site}${toPodcastPath(url)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(describePodcast(name))}</description>
<language>th-TH</language>
<itunes:author>${escapeXml(STATION.name)}</itunes:author>
<itunes:owner><itunes:name>${escapeXml(STATION.name)}</itunes:name><itunes:email>${ACCOUNTABILITY.podcastEmail}</itunes:email></itunes:owner>
<itunes:image href="${site}/station/podcast.png"/>
<itunes:category text="News"><itunes:category text="Daily News"/></itunes:category>
<itunes:explicit>false</itunes:explicit>
<itunes:type>episodic</itunes:type>
${newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>\n` : ''}${items.join('\n')}
</channel>
</rss>
`;
}

/** The description of a playlist, in a sentence. */
export function describePodcast(name: string): string {
  return thaiText`ข่าวเสียง “${name}” จาก${STATION.name} อ่านให้ฟังด้วยเสียงสังเคราะห์ ฟังต่อเนื่องได้ทุกเรื่อง ระหว่างเดินทาง ทำงานบ้าน หรือพักสายตา`;
}
