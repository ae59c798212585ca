/**
 * The header in which our own server passes the reader's address to the application; what a reader sends under this
 * name is replaced.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
