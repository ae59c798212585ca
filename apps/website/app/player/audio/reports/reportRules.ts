// The rules for a listener's report (SPEC 5-01 to 5-06), which the form and the server check.

/** What may be reported, in the order in which it is offered (SPEC 2.17-01 to 2.17-03). */
export const REASONS = ['พบคำสะกดผิด/อ่านผิด', 'ไม่มีเสียง', 'อื่น ๆ'] as const;
export type Reason = (typeof REASONS)[number];

/** SPEC 8-12 */
export const NO_REASON_MESSAGE = 'โปรดเลือกปัญหาหรือข้อเสนอแนะที่ท่านพบ';
/** SPEC 8-13 */
export const BAD_EMAIL_MESSAGE = 'โปรดระบุอีเมลให้ถูกต้อง';

/**
 * The longest message that is passed on, in characters: it is a part of an address, where a Thai letter takes nine bytes
 * and few servers accept more than 16 kB.
 */
export const MAX_MESSAGE_LENGTH = 1500;

/** The maximum length of an email address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;
// SPEC 5-02: symbols in segments between single dots
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
// SPEC 5-03: an IPv4 address in brackets, or labels that end in a top-level domain of two letters or more
const BRACKETED = /^\[(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}\]$/;
const LABELS = /^([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** True when an email address is empty, because none is needed, or valid. */
export function isEmail(input: string): boolean {
  const email = input.trim();
  if (email === '') return true;
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return (
    at > 0 &&
    email.length <= MAX_EMAIL_LENGTH &&
    LOCAL.test(email.slice(0, at)) &&
    (BRACKETED.test(domain) || LABELS.test(domain))
  );
}
