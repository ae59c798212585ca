import { useEffect, useState } from 'react';

const MESSAGE_MS = 3_000;

/** Shares a clip by the phone's share sheet, or else copies its address. `message` is the result, shown for a while. */
export function useShare(clip: { title: string; path: string } | undefined) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!message) return;
    const quiet = setTimeout(() => setMessage(''), MESSAGE_MS);
    return () => clearTimeout(quiet);
  }, [message]);
  const share = async () => {
    if (!clip) return;
    // SPEC 2.20-03
    const url = new URL(clip.path, location.origin).href.replace(/^http:/, 'https:');
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title: clip.title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setMessage('คัดลอกลิงก์แล้ว');
    } catch (cause) {
      // the reader has closed the sheet: no message
      if ((cause as Error).name !== 'AbortError') setMessage('คัดลอกลิงก์ไม่สำเร็จ โปรดคัดลอกจากแถบที่อยู่ของเบราว์เซอร์');
    }
  };
  return { message, share };
}
