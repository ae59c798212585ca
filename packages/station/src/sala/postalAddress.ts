// a module of its own, so that pages without it do not load it

/** Keeps a name on one line that browsers would break. */
const JOINER = '\u200c';

/** The lines of the station's address; the first names the organisation. */
export const POSTAL_ADDRESS: string[] = [
  'องค์การกระจายเสียงสาธารณะศาลา',
  `99 ถนนริมคลอง แขวงสวนจันทร์ เขตเมืองเหนือ นคร${JOINER}จันทรา 10999`,
];
