import { text } from '../wire/wire.ts';

/**
 * A web address as people type it: one without a scheme gets https:// (SPEC 3.5-27); empty when it is invalid. One with
 * a user before its host is an email address, or pretends to be another host.
 */
export const webAddress = text.transform((given) => {
  const address = given.trim();
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? address : '';
  const whole = `https://${address.replace(/^\/\//, '')}`;
  const url = URL.parse(whole);
  const isHost = url?.hostname.includes('.') && !url.username && !/^https:\/\/[/\\]/.test(whole);
  return isHost ? whole.replace(/\s/g, encodeURIComponent) : '';
});
