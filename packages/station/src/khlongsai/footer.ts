import type { Footer } from '../shape.ts';

export const FOOTER: Footer = {
  groups: [
    {
      title: 'คลองใส',
      links: [
        { title: 'รู้จักคลองใส', href: '/org' },
        { title: 'ข่าวเด่น', href: '/news' },
        { title: 'ความเป็นส่วนตัว', href: '/privacy' },
        { title: 'การเข้าถึงเว็บไซต์', href: '/accessibility' },
        { title: 'สัญญาและผลที่วัดได้', href: '/status' },
      ],
    },
  ],
  downloads: [],
};
