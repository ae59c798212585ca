import type { MiddlewareHandler } from 'hono';
import { isFromOwnPage } from '../../app/platform/security/isFromOwnPage.ts';
import { rejectRequest } from './rejectRequest.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const ACCEPTED_TYPES = /^application\/(json|x-www-form-urlencoded)\s*(;|$)/i;

/**
 * Accepts writes only from pages of this site, in the types of its forms and scripts: else 403 for the origin, 415 for
 * the type.
 */
export function requireOwnOrigin(siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    if (!isFromOwnPage(c.req.raw, siteUrl))
      return rejectRequest(c, 403, 'ข้อมูลนี้ไม่ได้ส่งมาจากหน้าเว็บไซต์นี้', 'โปรดส่งใหม่จากหน้าเว็บไซต์นี้');
    const type = c.req.header('content-type');
    if (type !== undefined && !ACCEPTED_TYPES.test(type))
      return rejectRequest(c, 415, 'เว็บไซต์นี้รับข้อมูลชนิดนี้ไม่ได้', 'โปรดส่งใหม่จากหน้าเว็บไซต์นี้');
    return next();
  };
}
