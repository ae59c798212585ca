import { toReaderKey } from '@sala/http-server';
import type { Context } from 'hono';
import { CLIENT_ADDRESS_HEADER } from '../app/platform/security/clientAddress.ts';

/** Whom a request is counted for: an IPv4 address, or an IPv6 /64. */
export const findReader = (c: Context): string => toReaderKey(c.req.header(CLIENT_ADDRESS_HEADER) ?? '');
