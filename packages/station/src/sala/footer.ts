import type { Footer } from '../shape.ts';

export const FOOTER: Footer = {
  groups: [
    {
      title: 'ข่าว',
      links: [
        { title: 'ข่าวเด่นวันนี้', href: '/news' },
        { title: 'ข่าวทุกหมวด', href: '/news/categories' },
        { title: 'รวมข่าวรายวัน', href: '/news/archive' },
        { title: 'การแก้ไขข่าว', href: '/corrections' },
      ],
    },
    {
      title: 'องค์กร',
      links: [
        { title: 'รู้จักศาลา', href: '/org' },
        { title: 'สภาผู้ชมและผู้ฟัง', href: 'https://org.sala.example/council' },
        { title: 'ร้องเรียน', href: 'https://org.sala.example/complaints' },
        { title: 'ติดต่อเรา', href: 'https://org.sala.example/contact' },
      ],
    },
    {
      title: 'เว็บไซต์นี้',
      links: [
        { title: 'ความเป็นส่วนตัว', href: '/privacy' },
        { title: 'การเข้าถึงเว็บไซต์', href: '/accessibility' },
        { title: 'สัญญาและผลที่วัดได้', href: '/status' },
      ],
    },
  ],
  downloads: [
    { title: 'แอปศาลา สำหรับแอนดรอยด์', href: 'https://apps.sala.example/android' },
    { title: 'แอปศาลา สำหรับไอโอเอส', href: 'https://apps.sala.example/ios' },
  ],
};
