// a query may hold an email or a search: the address of SPEC 7.11 contains a report with its email
const QUERY = /\?[^\s"'\\<>?=]+=[^\s"'\\<>]*/g;
// no single pattern matches a whole email, because its time would be quadratic: minutes for a client's long line
const TOKEN = /[^\s"'\\/<>,;:()=&?]+/g;
const AT_SIGN = /@|%40/gi;
const DOMAIN = /[^.]\.\p{L}{2}/u;

/** Removes the queries of addresses and all emails from a log line. JSON stays JSON. Takes linear time. */
export function redactPersonalData(line: string): string {
  return line.replace(QUERY, '?…').replace(TOKEN, (token) => (isEmail(token) ? '[email]' : token));
}

function isEmail(token: string): boolean {
  const [local, ...domains] = token.split(AT_SIGN);
  return local !== '' && DOMAIN.test(domains.at(-1) ?? '');
}
