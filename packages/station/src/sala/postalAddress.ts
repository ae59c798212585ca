// a module of its own, so that pages without it do not load it

/** The lines of the station's address; the first names the organisation. */
export const POSTAL_ADDRESS: string[] = [
  'องค์การกระจายเสียงสาธารณะศาลา',
  // the sign in the last name keeps it on one line
  '99 ถนนริมคลอง แขวงสวนจันทร์ เขตเมืองเหนือ นคร\u200cจันทรา 10999',
];
