import { text } from '../wire.ts';

/** A web address as people type it: one without a scheme gets https:// (SPEC 3.5-27); empty when it is invalid. */
export const webAddress = text.transform((given) => {
  const address = given.trim();
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? address : '';
  const whole = `https://${address.replace(/^\/\//, '')}`;
  const isHost = URL.parse(whole)?.hostname.includes('.') && !/^https:\/\/[/\\]|[\s@]/.test(whole);
  return isHost ? whole : '';
});
