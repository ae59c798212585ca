import type { Hosts } from '../shape.ts';

export const HOSTS: Hosts = {
  redirect: ['org.khlongsai.example'],
  embed: ['www.youtube-nocookie.com'],
};
