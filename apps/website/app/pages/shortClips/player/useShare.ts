import { useEffect, useState } from 'react';
import { shareAddress, useSiteUrl } from '../../../platform/sharing/index.ts';

const MESSAGE_MS = 3_000;

/** Shares a clip by the phone's share sheet, or else copies its address. `message` is the result, shown for a while. */
export function useShare(clip: { title: string; path: string } | undefined) {
  const siteUrl = useSiteUrl();
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!message) return;
    const quiet = setTimeout(() => setMessage(''), MESSAGE_MS);
    return () => clearTimeout(quiet);
  }, [message]);
  const share = async () => {
    if (!clip) return;
    // SPEC 2.20-03
    const url = new URL(clip.path, siteUrl).href.replace(/^http:/, 'https:');
    setMessage(await shareAddress(clip.title, url));
  };
  return { message, share };
}
