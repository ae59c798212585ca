/** What somebody wants to hear: a story, or a playlist, from one of its stories on or from its first. */
export type Wish =
  | { contentId: string; title: string }
  | { playlist: string; from?: string | undefined; title?: string };

let sound: HTMLAudioElement | undefined;

/** To be called in the tap itself: plays what is wished for, instead of what played before. */
export async function listen(wish: Wish): Promise<void> {
  sound ??= new Audio();
  const id = 'contentId' in wish ? wish.contentId : (wish.from ?? (await firstOf(wish.playlist)));
  if (!id) return;
  sound.src = `/ai-audio-news/items/${id}/sound.mp3`;
  await sound.play().catch(() => {});
}

async function firstOf(playlist: string): Promise<string | undefined> {
  const answer = await fetch(`/ai-audio-news/playlists/${playlist}/items`).catch(() => null);
  const list: { items: { contentId: string }[] } | null = answer?.ok ? await answer.json() : null;
  return list?.items[0]?.contentId;
}
