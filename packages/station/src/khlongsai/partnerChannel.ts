import type { PartnerChannel } from '../shape.ts';

// a module of its own, so that pages without it do not load it

export const PARTNER_CHANNEL: PartnerChannel = {
  name: 'ลุ่มน้ำทีวี',
  home: 'https://lumnam.example',
  picture: '/station/social.png',
};
