/**
 * The paths of pictures at a service: nothing else is fetched there as a picture, so that no request reaches its other
 * endpoints, some of which count or keep what they are told with a GET (SPEC 7.11, 7.13).
 */
export const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif|hei[cf])$/i;
