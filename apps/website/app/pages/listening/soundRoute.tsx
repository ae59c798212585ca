import { redirect } from 'react-router';
import type { Route } from './+types/soundRoute';
import { fetchAudioItem } from './audioItem.server.ts';
import { findDefaultSource } from './playlistView.ts';

const MESSAGES = {
  404: 'ไม่มีเสียงอ่านของข่าวนี้',
  429: 'ท่านขอฟังข่าวที่ยังไม่มีเสียงอ่านหลายข่าวแล้ว โปรดลองใหม่อีกครั้งในอีกหนึ่งชั่วโมง',
  503: 'ขณะนี้ยังเล่นเสียงอ่านข่าวนี้ไม่ได้ โปรดลองใหม่อีกครั้งในอีกสักครู่',
  waiting: 'กำลังทำเสียงอ่านข่าวนี้ โปรดลองใหม่อีกครั้งในอีกสักครู่',
};

/**
 * `/ai-audio-news/items/{contentId}/sound.mp3`: redirects to the present sound of an article, for other players than
 * ours. The sound's own address changes with every new narration; this one stays.
 */
export async function loader({ request, params: { contentId } }: Route.LoaderArgs): Promise<Response> {
  const audio = await fetchAudioItem(contentId, request);
  const source = audio.item && findDefaultSource(audio.item);
  if (source) return redirect(source.src);
  const status = audio.status === 404 || audio.status === 429 ? audio.status : 503;
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...(audio.status === 202 && { 'retry-after': '30' }) };
  return new Response(MESSAGES[audio.status === 202 ? 'waiting' : status], { status, headers });
}
