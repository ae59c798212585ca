// The two layouts key by key, row by row, without and with shift: US QWERTY and Kedmanee (TIS 820-2538).
const QWERTY =
  '`1234567890-=' +
  'qwertyuiop[]\\' +
  "asdfghjkl;'" +
  'zxcvbnm,./' +
  '~!@#$%^&*()_+' +
  'QWERTYUIOP{}|' +
  'ASDFGHJKL:"' +
  'ZXCVBNM<>?';
const KEDMANEE =
  '_ๅ/-ภถุึคตจขช' + 'ๆไำพะัีรนยบลฃ' + 'ฟหกดเ้่าสวง' + 'ผปแอิืทมใฝ' + '%+๑๒๓๔ู฿๕๖๗๘๙' + '๐"ฎฑธํ๊ณฯญฐ,ฅ' + 'ฤฆฏโฌ็๋ษศซ.' + '()ฉฮฺ์?ฒฬฦ';

const toKeyMap = (from: string, to: string): Map<string, string> =>
  new Map([...from].map((key, at) => [key, [...to][at] ?? key]));
const toThai = toKeyMap(QWERTY, KEDMANEE);
const toLatin = toKeyMap(KEDMANEE, QWERTY);

/**
 * Converts a text that was typed with the keyboard in the wrong language: `ouh` is นี้, แนอรก is `covid`. Characters on
 * no key stay.
 */
export const switchKeyboard = (text: string): string => {
  const thai = text.match(/[ก-๛]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  const keys = thai > latin ? toLatin : toThai;
  return [...text].map((character) => keys.get(character) ?? character).join('');
};
