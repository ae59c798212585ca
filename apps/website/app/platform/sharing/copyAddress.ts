export interface CopyMessages {
  copied?: string;
  failed?: string;
}

/** Copies an address. Returns the message about it. */
export async function copyAddress(
  url: string,
  { copied = 'คัดลอกลิงก์แล้ว', failed = 'คัดลอกลิงก์ไม่สำเร็จ โปรดคัดลอกจากแถบที่อยู่ของเบราว์เซอร์' }: CopyMessages = {},
): Promise<string> {
  try {
    // over plain http there is no clipboard at all
    await navigator.clipboard.writeText(url);
    return copied;
  } catch {
    return failed;
  }
}
