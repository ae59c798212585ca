import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';

/** Galleries and infographics: their paths and their names. */
export const PICTURE_KINDS = {
  gallery: {
    path: '/news/gallery',
    title: 'แกลเลอรีภาพ',
    noun: 'แกลเลอรี',
    description: thaiText`เรื่องราวที่ภาพเล่าได้ดีกว่าคำ รวมภาพข่าวและสารคดีภาพจากทั่วประเทศ โดย${STATION.name}`,
  },
  infographic: {
    path: '/news/infographic',
    title: 'อินโฟกราฟิก',
    noun: 'อินโฟกราฟิก',
    description: thaiText`ข่าวและข้อมูลที่ซับซ้อน สรุปให้เข้าใจง่ายในภาพเดียว พร้อมคำอธิบายและแหล่งที่มา โดย${STATION.name}`,
  },
};
