// what a query holds may be an email or what somebody has searched for: SPEC 7.11 puts reports with their emails into an address
const QUERY = /\?[^\s"'\\<>?=]+=[^\s"'\\<>]*/g;
const EMAIL = /[^\s"'\\/@<>,;:()=&?]+(?:@|%40)[^\s"'\\/@<>,;:()=&?]+\.[^\W\d_]{2,}/gi;

/** A line of the log without the queries of addresses and without emails, whoever wrote them into it. JSON stays JSON. */
export function withoutPersonal(line: string): string {
  return line.replace(QUERY, '?…').replace(EMAIL, '[email]');
}
