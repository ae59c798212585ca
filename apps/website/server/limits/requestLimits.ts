import type { Context, MiddlewareHandler } from 'hono';
import { rejectRequest } from './rejectRequest.ts';

/** The largest body: a report with its comment, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;
/** No address of the site has more parameters than ten. */
const MAX_PARAMETERS = 100;
/** The longest are those of pictures, which contain another address. A service would refuse what is much longer. */
const MAX_ADDRESS_LENGTH = 4000;

/** Refuses requests that are larger than any that the site's pages send, before they are read. */
export const limitRequests: MiddlewareHandler = async (c, next) => {
  const [address = '', query = ''] = c.req.url.split('?', 2);
  if (address.length > MAX_ADDRESS_LENGTH) return rejectRequest(c, 414, 'ที่อยู่ของหน้านี้ยาวเกินไป', 'โปรดตรวจสอบที่อยู่อีกครั้ง');
  if (query.split('&').length > MAX_PARAMETERS)
    return rejectRequest(c, 400, 'ที่อยู่ของหน้านี้มีพารามิเตอร์มากเกินไป', 'โปรดตรวจสอบที่อยู่อีกครั้ง');
  if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES) return rejectLargeBody(c);
  return next();
};

/**
 * Reads the whole body before the page that takes it has a turn to be rendered: a client that sends a byte a second
 * would keep the turn as long.
 */
export const readWholeBody: MiddlewareHandler = async (c, next) => {
  const { url, method, headers, body, signal } = c.req.raw;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) return rejectLargeBody(c);
      chunks.push(chunk);
    }
  } catch {
    return rejectRequest(c, 408, 'การเชื่อมต่อช้าเกินไป', 'โปรดลองใหม่อีกครั้ง');
  }
  c.req.raw = new Request(url, { method, headers, signal, ...(size > 0 && { body: Buffer.concat(chunks) }) });
  return next();
};

const rejectLargeBody = (c: Context): Response => rejectRequest(c, 413, 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป', 'โปรดลดขนาดแล้วส่งใหม่');
