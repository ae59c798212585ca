import { text } from '../wire.ts';

/**
 * An address on the web as people write it: https:// is put before one without a scheme (SPEC 3.5-27); empty when it is
 * none.
 */
export const webAddress = text.transform((given) => {
  const address = given.trim();
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? address : '';
  const whole = `https://${address.replace(/^\/\//, '')}`;
  const isHost = URL.parse(whole)?.hostname.includes('.') && !/^https:\/\/[/\\]|[\s@]/.test(whole);
  return isHost ? whole : '';
});
