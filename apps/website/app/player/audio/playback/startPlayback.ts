import type { AudioItem } from '@sala/contracts';
import type { PlayRequest } from '../playRequest.ts';
import { createPlayerController, type PlayerController } from './createPlayerController.ts';
import { readQueue } from './playerStore.ts';

let controller: PlayerController | undefined;

/** The player's one controller: its state and its sound outlive every page. */
export function requirePlayer(): PlayerController {
  if (!controller) throw new Error('nobody has listened yet');
  return controller;
}

/** True when the article or playlist with this id plays. */
export function isPlaying(id: string): boolean {
  const { playerState, currentQueue, playlistInfo, audioPlaylistUrl } = requirePlayer().state();
  // a playlist that is still being fetched has no name in the state yet
  const playlist = playlistInfo?.url ?? (currentQueue ? null : audioPlaylistUrl);
  return playerState === 'playing' && (id === currentQueue?.contentId || id === playlist);
}

/**
 * Plays what is requested; without a request the player comes back as it was before the page was reloaded. Calls
 * `onChange` whenever something else may be playing. `pressedOn` is the path of the page that the listener was on.
 */
export function startPlayback(
  sound: HTMLAudioElement,
  onChange: () => void,
  pressedOn: string,
  request?: PlayRequest,
): void {
  if (!controller) {
    controller = createPlayerController(sound);
    controller.subscribe(onChange);
  }
  if (!request) {
    const queue = readQueue();
    if (queue) controller.send({ type: 'restore', ...queue });
    return;
  }
  if ('playlist' in request)
    controller.send({ type: 'listenToPlaylist', url: request.playlist, from: request.from ?? '' });
  else controller.send({ type: 'listen', item: toUnread(request) });
  controller.send({ type: 'yieldToPage', height: innerHeight });
  // while the player was loading, the listener may have gone on to a page with a sound of its own (SPEC 4.3-18)
  if (location.pathname !== pressedOn) controller.send({ type: 'navigated', pathname: location.pathname });
}

/** True when the queue of the player that shows has the article, null when no player shows. */
export function isQueued(id: string): boolean | null {
  const { isShowing, audioQueue } = requirePlayer().state();
  return isShowing ? audioQueue.some(({ contentId }) => contentId === id) : null;
}

/** Adds an article to the end of the queue (SPEC 3.3-32). */
export function addToQueue(article: { contentId: string; title: string }): void {
  requirePlayer().send({ type: 'push', item: toUnread(article) });
}

/** Resets the player to its defaults (SPEC 3.3-32): it is silent, and stores nothing of what it has played. */
export function reset(): void {
  requirePlayer().send({ type: 'reset' });
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
