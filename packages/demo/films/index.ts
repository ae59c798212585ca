/** The folder of the films, cut into segments: `{film}/{rendition}/{n}.m4s`, `{film}/th/{n}.vtt`, and `films.json`. */
export const FILMS_FOLDER: string = import.meta.dirname;
