// a module of its own, so that pages without it do not load it

/** The lines of the station's address; the first names the organisation. */
export const POSTAL_ADDRESS: string[] = ['มูลนิธิสื่อคลองใส', '1 ถนนริมน้ำ เมืองท่าเรือ 20999'];
