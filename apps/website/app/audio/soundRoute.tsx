import { redirect } from 'react-router';
import { pageDeadline } from '../services/index.server.ts';
import type { Route } from './+types/soundRoute';
import { storySource } from './listedStory.ts';
import { fetchStoryItem } from './storyItem.server.ts';

const TOLD = {
  404: 'ไม่มีเสียงอ่านของข่าวนี้',
  503: 'ขณะนี้ยังเล่นเสียงอ่านข่าวนี้ไม่ได้ โปรดลองใหม่อีกครั้งในอีกสักครู่',
  waiting: 'กำลังทำเสียงอ่านข่าวนี้ โปรดลองใหม่อีกครั้งในอีกสักครู่',
};

/**
 * `/ai-audio-news/items/{contentId}/sound.mp3`: leads to the sound of a story as it is now, for those who have no player of ours. The
 * sound has another address whenever the story is read anew; this one stays.
 */
export async function loader({ request, params: { contentId } }: Route.LoaderArgs): Promise<Response> {
  const heard = await fetchStoryItem(contentId, pageDeadline(request));
  const source = heard.item && storySource(heard.item);
  if (source) return redirect(source.src);
  const status = heard.status === 404 ? 404 : 503;
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...(heard.status === 202 && { 'retry-after': '30' }) };
  return new Response(TOLD[heard.status === 202 ? 'waiting' : status], { status, headers });
}
