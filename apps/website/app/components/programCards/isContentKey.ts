/**
 * True for a valid key or id of a video or a playlist in an address. Other strings could change the path of a request
 * to a service.
 */
export const isContentKey = (text: string): boolean => /^\w[\w.~-]{0,99}$/.test(text);
