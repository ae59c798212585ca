import type { Hosts } from '../shape.ts';

export const HOSTS: Hosts = {
  redirect: ['english.sala.example', 'org.sala.example'],
  embed: ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com', 'embed.sala.example'],
};
