import type { PICTURES } from '../../packages/demo/src/pictures/index.ts';
import type { LayerKind } from './layers.ts';

/** A part of a scene of 1280 by 720: its middle, and how wide it is. */
export type Frame = [x: number, y: number, width: number];

/** The camera moves over a scene, from one frame to another. */
export interface Shot {
  scene: keyof typeof PICTURES;
  from: Frame;
  to: Frame;
}

export interface Line {
  /** When it begins, in seconds. */
  at: number;
  /** One or two lines of captions, of at most 37 characters each. */
  text: string;
}

export interface FilmScript {
  seconds: 20 | 40;
  isVertical?: boolean;
  shots: Shot[];
  layer: LayerKind;
  /** The speaker's id (SPEC 3.3-11 to 3.3-13). */
  speaker: 12 | 1 | 11;
  /** The sounds beside the voice, for the captions. */
  soundCaption: string;
  /** Two alternating chords, in Hz. */
  chords: [number[], number[]];
  /** The soundCaption: noise below this frequency (Hz), its volume, and how often it swells in a minute. */
  place: { below: number; volume: number; swells: number };
  lines: Line[];
}

const MINOR: FilmScript['chords'] = [
  [146.8, 220, 293.7],
  [130.8, 196, 329.6],
];
const MAJOR: FilmScript['chords'] = [
  [130.8, 196, 261.6],
  [110, 174.6, 261.6],
];

/** The demo's films, by name. */
export const FILMS: Record<string, FilmScript> = {
  market: {
    seconds: 40,
    shots: [
      { scene: 'market-morning', from: [640, 360, 1280], to: [640, 378, 1190] },
      { scene: 'market-morning', from: [300, 560, 560], to: [381, 551, 578] },
      { scene: 'street-food', from: [640, 360, 1240], to: [604, 378, 1141] },
      { scene: 'street-food', from: [470, 330, 620], to: [524, 339, 593] },
    ],
    layer: 'motes',
    speaker: 1,
    soundCaption: '♪ ดนตรีเบา ๆ เคล้าเสียงผู้คนในตลาด',
    chords: MAJOR,
    place: { below: 1400, volume: 0.05, swells: 9 },
    lines: [
      { at: 4, text: 'ฟ้าเพิ่งสว่าง ตลาดก็คึกคักแล้ว' },
      { at: 11.5, text: 'ผลไม้จากสวนใกล้บ้าน\nเรียงซ้อนรอคนมาเลือก' },
      { at: 20.8, text: 'ตกค่ำ ลานเดียวกันกลายเป็นร้านริมทาง' },
      { at: 28.5, text: 'ควันจากกระทะลอยขึ้น\nมื้อเย็นของเมืองเริ่มที่นี่' },
    ],
  },
  river: {
    seconds: 40,
    shots: [
      { scene: 'river-dawn', from: [560, 340, 1100], to: [596, 349, 1181] },
      { scene: 'river-dawn', from: [760, 480, 640], to: [814, 476, 622] },
      { scene: 'river-market', from: [640, 360, 1280], to: [640, 378, 1199] },
      { scene: 'river-market', from: [260, 540, 560], to: [368, 536, 587] },
    ],
    layer: 'mist',
    speaker: 12,
    soundCaption: '♪ ดนตรีช้า ๆ เคล้าเสียงน้ำ',
    chords: MINOR,
    place: { below: 700, volume: 0.12, swells: 7 },
    lines: [
      { at: 4, text: 'แม่น้ำตื่นก่อนเมืองเสมอ' },
      { at: 11.5, text: 'เรือลำแรกออกจากท่า\nตั้งแต่แดดยังไม่ร้อน' },
      { at: 20.8, text: 'สายขึ้นมาหน่อย\nตลาดก็ลอยมากับน้ำ' },
      { at: 29, text: 'ใครมีอะไรก็พายมาแลกกัน' },
    ],
  },
  field: {
    seconds: 20,
    shots: [
      { scene: 'rice-field', from: [700, 380, 1080], to: [673, 371, 1166] },
      { scene: 'rice-harvest', from: [640, 360, 1280], to: [640, 387, 1181] },
    ],
    layer: 'shade',
    speaker: 11,
    soundCaption: '♪ ดนตรีเบา ๆ เคล้าเสียงลมทุ่ง',
    chords: MAJOR,
    place: { below: 900, volume: 0.07, swells: 7 },
    lines: [
      { at: 3.5, text: 'ต้นฝน ทุ่งนากลับมาเขียวอีกครั้ง' },
      { at: 11, text: 'ราวสี่เดือนต่อมา\nทั้งทุ่งก็กลายเป็นสีทอง' },
    ],
  },
  city: {
    seconds: 20,
    shots: [
      { scene: 'sky-train', from: [640, 360, 1280], to: [685, 346, 1172] },
      { scene: 'city-rain', from: [640, 380, 1180], to: [640, 371, 1225] },
      { scene: 'city-night', from: [640, 380, 1060], to: [640, 371, 1159] },
    ],
    layer: 'lights',
    speaker: 12,
    soundCaption: '♪ ดนตรีช้า ๆ เคล้าเสียงเมือง',
    chords: MINOR,
    place: { below: 500, volume: 0.14, swells: 6 },
    lines: [
      { at: 3.5, text: 'เมืองใหญ่เคลื่อนไหวตลอดวัน' },
      { at: 9, text: 'บางเย็นฝนมา\nทุกคนก็เดินช้าลง' },
      { at: 14.5, text: 'แล้วสะพานก็เปิดไฟ' },
    ],
  },
  sea: {
    seconds: 20,
    shots: [
      { scene: 'karst-island', from: [640, 360, 1280], to: [604, 356, 1181] },
      { scene: 'coral-reef', from: [640, 336, 1180], to: [640, 348, 1225] },
    ],
    layer: 'bubbles',
    speaker: 1,
    soundCaption: '♪ ดนตรีเบา ๆ เคล้าเสียงคลื่น',
    chords: MAJOR,
    place: { below: 1100, volume: 0.13, swells: 8 },
    lines: [
      { at: 3.5, text: 'เกาะหินปูนยืนกลางทะเล\nมานานหลายล้านปี' },
      { at: 11, text: 'ใต้ผิวน้ำ ยังมีเมืองอีกเมืองหนึ่ง' },
    ],
  },
  forest: {
    seconds: 20,
    shots: [
      { scene: 'mountain-mist', from: [640, 360, 1280], to: [694, 346, 1172] },
      { scene: 'elephants', from: [560, 380, 1040], to: [596, 371, 1139] },
    ],
    layer: 'mist',
    speaker: 11,
    soundCaption: '♪ ดนตรีช้า ๆ เคล้าเสียงลม',
    chords: MINOR,
    place: { below: 800, volume: 0.08, swells: 6 },
    lines: [
      { at: 3.5, text: 'บนยอดดอย ทะเลหมอกยังไม่จาง' },
      { at: 11, text: 'ในทุ่งด้านล่าง โขลงช้างออกหากิน\nกันทั้งครอบครัว' },
    ],
  },
  weaving: {
    seconds: 20,
    shots: [
      { scene: 'weaving', from: [640, 360, 1280], to: [640, 387, 1172] },
      { scene: 'weaving', from: [480, 500, 520], to: [624, 509, 538] },
    ],
    layer: 'motes',
    speaker: 1,
    soundCaption: '♪ ดนตรีเบา ๆ เคล้าเสียงในเรือน',
    chords: MAJOR,
    place: { below: 600, volume: 0.05, swells: 10 },
    lines: [
      { at: 3.5, text: 'ทีละเส้น ทีละแถว ลายจึงค่อย ๆ ขึ้น' },
      { at: 11, text: 'ผ้าหนึ่งผืน\nคือเวลาหลายสัปดาห์ของคนทอ' },
    ],
  },
  coffee: {
    seconds: 20,
    isVertical: true,
    shots: [
      { scene: 'coffee-shop', from: [590, 360, 405], to: [640, 360, 405] },
      { scene: 'coffee-shop', from: [800, 330, 330], to: [719, 326, 316] },
    ],
    layer: 'motes',
    speaker: 12,
    soundCaption: '♪ ดนตรีเบา ๆ เคล้าเสียงในร้าน',
    chords: MINOR,
    place: { below: 1200, volume: 0.04, swells: 8 },
    lines: [
      { at: 3.5, text: 'ร้านเล็ก ๆ ริมถนนสายเก่า' },
      { at: 11, text: 'กาแฟแก้วหนึ่ง\nกับคำทักทายยามเช้า' },
    ],
  },
  dawn: {
    seconds: 20,
    isVertical: true,
    shots: [
      { scene: 'river-market', from: [650, 360, 405], to: [565, 360, 405] },
      { scene: 'river-market', from: [540, 500, 230], to: [700, 505, 240] },
    ],
    layer: 'mist',
    speaker: 1,
    soundCaption: '♪ ดนตรีเบา ๆ เคล้าเสียงน้ำ',
    chords: MAJOR,
    place: { below: 800, volume: 0.1, swells: 7 },
    lines: [
      { at: 3.5, text: 'ตีสี่ น้ำยังนิ่ง เรือลำแรกออกแล้ว' },
      { at: 11, text: 'ผลไม้เต็มลำ\nรอคนตื่นมาทักทาย' },
    ],
  },
};
