import type { Duplex } from 'node:stream';
import { plainPage } from './plainPage.ts';

const WORDS: Record<string, [status: string, said: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'ที่อยู่ของหน้านี้ยาวเกินไป'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'การเชื่อมต่อช้าเกินไป'],
};
const UNREADABLE: (typeof WORDS)[string] = ['400 Bad Request', 'อ่านที่อยู่ของหน้านี้ไม่ได้'];

/** Tells a client whose request cannot even be read what is wrong with it, in Thai, and ends the connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, said] = WORDS[error.code ?? ''] ?? UNREADABLE;
  const body = plainPage(said, 'โปรดตรวจสอบที่อยู่อีกครั้ง');
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
