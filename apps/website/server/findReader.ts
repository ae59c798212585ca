import { toReaderKey } from '@sala/http-server';
import type { Context } from 'hono';
import { CLIENT_ADDRESS_HEADER } from '../app/platform/security/clientAddress.ts';

/** The key under which a request is counted: an IPv4 address, or an IPv6 /64. */
export const findReader = (c: Context): string => toReaderKey(c.req.header(CLIENT_ADDRESS_HEADER) ?? '');
