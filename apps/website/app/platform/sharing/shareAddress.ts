interface Messages {
  copied?: string;
  failed?: string;
}

/** Copies an address. Returns the message about it. */
export async function copyAddress(
  url: string,
  { copied = 'คัดลอกลิงก์แล้ว', failed = 'คัดลอกลิงก์ไม่สำเร็จ โปรดคัดลอกจากแถบที่อยู่ของเบราว์เซอร์' }: Messages = {},
): Promise<string> {
  try {
    // over plain http there is no clipboard at all
    await navigator.clipboard.writeText(url);
    return copied;
  } catch {
    return failed;
  }
}

/**
 * Shares an address by the sheet of a phone or tablet, or else copies it. Returns the message about it, empty when
 * the device shows one itself or the reader has closed the sheet.
 */
export async function shareAddress(title: string, url: string, messages?: Messages): Promise<string> {
  // the sheets of computers offer less than the address
  if (!('share' in navigator && matchMedia('(pointer: coarse)').matches)) return copyAddress(url, messages);
  try {
    await navigator.share({ title, url });
    return '';
  } catch (cause) {
    return (cause as Error).name === 'AbortError' ? '' : copyAddress(url, messages);
  }
}
