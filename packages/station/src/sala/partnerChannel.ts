import type { PartnerChannel } from '../shape.ts';

// a module of its own, so that pages without it do not load it

export const PARTNER_CHANNEL: PartnerChannel = {
  name: 'ช่องรวมมิตร',
  home: 'https://ruammit.sala.example',
  picture: '/station/social.png',
};
