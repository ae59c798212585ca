import type { Accountability } from '../shape.ts';

// a module of its own, so that the scripts of other pages do not contain the texts of three pages

export const ACCOUNTABILITY: Accountability = {
  controller: 'องค์การกระจายเสียงสาธารณะศาลา',
  dataProtection: { office: 'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล', email: 'dpo@sala.example', phone: '0-2999-0015' },
  accessibility: {
    office: 'ฝ่ายสื่อดิจิทัล',
    email: 'accessibility@sala.example',
    phone: '0-2999-0016',
    answeredWithin: 15,
  },
  podcastEmail: 'podcast@sala.example',
  securityContacts: ['mailto:security@sala.example'],
  statementReviewed: '2026-11-22',
  reportEmailDays: 90,
  reportDays: 365,
  // so that last year's election can be looked up
  statsDays: 400,
  trafficDays: 90,
  recipients: [
    {
      name: 'ผู้ให้บริการเครื่องแม่ข่าย',
      text: 'ดูแลเครื่องที่เว็บไซต์นี้ทำงานอยู่ในประเทศไทยตามสัญญา และไม่นำข้อมูลไปใช้เพื่อการอื่น',
    },
  ],
  availability: 0.999,
};
