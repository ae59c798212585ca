import type { AudioItem } from '@sala/contracts';
import type { Wish } from '../wish.ts';
import { type Controller, control } from './controller.ts';
import { keptQueue } from './memory.ts';

let controller: Controller | undefined;

/** The player's one controller: its state and its sound outlive every page. */
export function thePlayer(): Controller {
  if (!controller) throw new Error('nobody has listened yet');
  return controller;
}

/** Whether an article or a playlist is heard now, by its id. */
export function isPlaying(id: string): boolean {
  const { playerState, currentQueue, playlistInfo, audioPlaylistUrl } = thePlayer().state();
  // a playlist that is still fetched has no name yet
  const playlist = playlistInfo?.url ?? (currentQueue ? null : audioPlaylistUrl);
  return playerState === 'playing' && (id === currentQueue?.contentId || id === playlist);
}

/**
 * Plays what is wished for; without a wish the player comes back as it was before the page was loaded anew. `onChange` is told whenever
 * something else may be playing.
 */
export function hear(sound: HTMLAudioElement, onChange: () => void, wish?: Wish): void {
  if (!controller) {
    controller = control(sound);
    controller.subscribe(onChange);
  }
  if (!wish) {
    const queue = keptQueue();
    if (queue) controller.send({ type: 'restore', ...queue });
  } else if ('playlist' in wish) {
    controller.send({ type: 'listenToPlaylist', url: wish.playlist, from: wish.from ?? '' });
  } else {
    controller.send({ type: 'listen', item: toUnread(wish) });
  }
}

/** True when the queue of the player that shows has the article, null when no player shows. */
export function isQueued(id: string): boolean | null {
  const { isShowing, audioQueue } = thePlayer().state();
  return isShowing ? audioQueue.some(({ contentId }) => contentId === id) : null;
}

/** Adds an article to the end of the queue (SPEC 3.3-32). */
export function addToQueue(article: { contentId: string; title: string }): void {
  thePlayer().send({ type: 'push', item: toUnread(article) });
}

/** Puts the player back to its defaults (SPEC 3.3-32): it is silent, and keeps nothing of what it has played. */
export function reset(): void {
  thePlayer().send({ type: 'reset' });
}

/** An article of which only its id and its title are known: the player fetches the rest when its turn comes. */
function toUnread({ contentId, title }: { contentId: string; title: string }): AudioItem {
  const unknown = {
    contentCategory: '',
    imgUrl: '',
    displayImgUrl: '',
    href: '',
    contentRefCode: '',
    publishedAt: null,
  };
  return { contentId, title, ...unknown, audioStyle: null, audioStyleId: '', sources: [] };
}
