// apart from the rest of the station: what only one page says stays out of every other page's scripts

/** What the station says of itself on its own page (SPEC 2.2-27). */
export interface About {
  lead: string;
  principles: { title: string; text: string }[];
  /** Whose data the site shows, as their licences ask. */
  sources: { title: string; href: string }[];
}

export const ABOUT: About = {
  lead: 'ศาลาเป็นสื่อสาธารณะของประชาชน ชื่อของเรามาจากศาลากลางหมู่บ้าน ที่ใครผ่านมาก็แวะพัก ฟังข่าว และพูดคุยกันได้อย่างเท่าเทียม',
  principles: [
    {
      title: 'เที่ยงตรงและตรวจสอบได้',
      text: 'ทุกข่าวบอกที่มา แยกข้อเท็จจริงออกจากความเห็น และเมื่อผิดพลาดเราแก้ไขอย่างเปิดเผย',
    },
    {
      title: 'เป็นอิสระ',
      text: 'กองบรรณาธิการตัดสินใจโดยยึดประโยชน์สาธารณะ ไม่อยู่ใต้อำนาจการเมืองหรือกลุ่มทุน และไม่มีโฆษณาแฝง',
    },
    {
      title: 'เพื่อทุกคน',
      text: 'เว็บไซต์ของเราอ่านได้บนโทรศัพท์ทุกเครื่อง แม้สัญญาณช้า และออกแบบให้ผู้ใช้โปรแกรมอ่านหน้าจอเข้าถึงได้เท่ากัน',
    },
    {
      title: 'รับฟัง',
      text: 'สภาผู้ชมและผู้ฟังเสนอแนะและติดตามงานของเรา ข้อร้องเรียนทุกเรื่องต้องได้รับคำตอบ',
    },
  ],
  sources: [{ title: 'ข้อมูลอากาศจาก Open-Meteo (CC BY 4.0)', href: 'https://open-meteo.com' }],
};
