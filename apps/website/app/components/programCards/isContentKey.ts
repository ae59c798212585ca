/**
 * What a video or a playlist may be called in an address: its key or its id, and nothing that leads elsewhere at a
 * service.
 */
export const isContentKey = (text: string): boolean => /^\w[\w.~-]{0,99}$/.test(text);
