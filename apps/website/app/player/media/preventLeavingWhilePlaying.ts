import { findLeavingLink, isReachable, keepWhenUnanswered } from '../../platform/offline/index.ts';
import styles from './preventLeavingWhilePlaying.module.css';

/** How long the notice is visible, in milliseconds. */
const NOTICE_MS = 10_000;
const PROBE_MS = 5000;

let notice: HTMLElement | undefined;

/**
 * Prevents links from leaving the page while this media plays without a network: a saved page would replace it and end
 * the loaded media. Shows a notice with a link to saved pages in another tab. Returns what ends it.
 */
export function preventLeavingWhilePlaying(media: HTMLMediaElement): () => void {
  const stay = async (event: MouseEvent) => {
    const link = findLeavingLink(event);
    if (media.paused || link?.origin !== location.origin || isReachable(link)) return;
    event.preventDefault();
    if (await isAnswering(link.href)) follow(link);
    else showNotice();
  };
  document.addEventListener('click', stay);
  const forget = keepWhenUnanswered((event) => {
    if (media.paused) return;
    event.preventDefault();
    showNotice();
  });
  return () => {
    document.removeEventListener('click', stay);
    forget();
  };
}

/** Follows a link whose address has just answered, even if the browser reports no network. */
function follow(link: HTMLElement): void {
  link.dataset.reachable = '';
  link.click();
  delete link.dataset.reachable;
}

/** Checks whether an address answers, because some machines report no network although there is one. */
const isAnswering = (address: string): Promise<boolean> =>
  // biome-ignore lint/style/noRestrictedGlobals: any status is an answer, and the reader waits for it
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  );

function showNotice(): void {
  notice?.remove();
  const message = document.createElement('p');
  message.className = `${styles.notice} not-printed`;
  message.setAttribute('role', 'alert');
  const saved = Object.assign(document.createElement('a'), {
    href: '/offline',
    target: '_blank',
    textContent: 'เปิดข่าวที่บันทึกไว้ในแท็บใหม่',
  });
  // only elements inside of the fullscreen element are visible
  (document.fullscreenElement ?? document.body).append(message);
  // a live region announces what is added to it
  message.append('ไม่มีอินเทอร์เน็ต จึงยังเปิดหน้านี้ไม่ได้ สิ่งที่กำลังเล่นยังเล่นต่อได้ ', saved);
  notice = message;
  const remove = () => message.remove();
  addEventListener('online', remove, { once: true });
  setTimeout(remove, NOTICE_MS);
}
