import { type CopyMessages, copyAddress } from './copyAddress.ts';

/**
 * Shares an address by the sheet of a phone or tablet, or else copies it. Returns the message about it, empty when
 * the device shows one itself or the reader has closed the sheet.
 */
export async function shareAddress(title: string, url: string, messages?: CopyMessages): Promise<string> {
  // the sheets of computers offer less than the address
  if (!('share' in navigator && matchMedia('(pointer: coarse)').matches)) return copyAddress(url, messages);
  try {
    await navigator.share({ title, url });
    return '';
  } catch (cause) {
    return (cause as Error).name === 'AbortError' ? '' : copyAddress(url, messages);
  }
}
