/**
 * The header in which our own server tells the application who asks; whatever a reader sends under this name is
 * replaced.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
