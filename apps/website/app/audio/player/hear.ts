import type { Wish } from '../wish.ts';
import { type Controller, control } from './controller.ts';
import { keptQueue } from './memory.ts';

let controller: Controller | undefined;

/** The player's one controller: its state and its sound outlive every page. */
export function thePlayer(): Controller {
  if (!controller) throw new Error('nobody has listened yet');
  return controller;
}

/** Whether a story or a playlist is heard now, by its id. */
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
    const { contentId, title } = wish;
    const unknown = {
      contentCategory: '',
      imgUrl: '',
      displayImgUrl: '',
      href: '',
      contentRefCode: '',
      publishedAt: null,
    };
    const unread = { audioStyle: null, audioStyleId: '', sources: [] };
    controller.send({ type: 'listen', item: { contentId, title, ...unknown, ...unread } });
  }
}
