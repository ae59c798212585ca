// what a query holds may be an email or what somebody has searched for: SPEC 7.11 puts reports with their emails into
// an address
const QUERY = /\?[^\s"'\\<>?=]+=[^\s"'\\<>]*/g;
// no pattern looks for the whole of an email: one that tries every beginning with every end takes minutes for the line
// of a stranger
const TOKEN = /[^\s"'\\/<>,;:()=&?]+/g;
const AT_SIGN = /@|%40/gi;
const DOMAIN = /[^.]\.\p{L}{2}/u;

/**
 * Removes the queries of addresses and all emails from a log line. JSON stays JSON. Takes time in proportion to the
 * line.
 */
export function redactPersonalData(line: string): string {
  return line.replace(QUERY, '?…').replace(TOKEN, (token) => (isEmail(token) ? '[email]' : token));
}

function isEmail(token: string): boolean {
  const [local, ...domains] = token.split(AT_SIGN);
  return local !== '' && DOMAIN.test(domains.at(-1) ?? '');
}
