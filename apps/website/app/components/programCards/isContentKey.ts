/**
 * True for a valid key or id of a programme, a video or a playlist in an address. Other strings could change the path of
 * a request to a service, or fill the log with its refusals.
 */
export const isContentKey = (text: string): boolean => /^\w[\w.~-]{0,99}$/.test(text);
