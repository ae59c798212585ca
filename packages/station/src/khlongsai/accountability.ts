import type { Accountability } from '../shape.ts';

const office = { email: 'data@khlongsai.example', phone: '0-3888-0001' };

export const ACCOUNTABILITY: Accountability = {
  controller: 'มูลนิธิสื่อคลองใส',
  dataProtection: { office: 'ผู้ดูแลข้อมูลของผู้ชม', ...office },
  accessibility: { office: 'ฝ่ายเว็บไซต์', ...office, answeredWithin: 10 },
  podcastEmail: 'podcast@khlongsai.example',
  securityContacts: ['mailto:security@khlongsai.example'],
  statementReviewed: '2026-03-01',
  reportEmailDays: 60,
  reportDays: 365,
  statsDays: 400,
  trafficDays: 90,
  recipients: [],
  availability: 0.995,
};
