/**
 * The `Cache-Control` of sound, pictures and films, whose addresses change with them: a browser need not ask again. A
 * shared cache asks once a day, so that what was withdrawn or removed is gone from it by then.
 */
export const CONTENT_CACHE = 'public, max-age=31536000, s-maxage=86400, immutable';
