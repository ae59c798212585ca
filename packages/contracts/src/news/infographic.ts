import { pictureDetail, pictureList } from './gallery.ts';

/** `GET /infographic?categoryId=&lastId=&page=&limit=`: infographics, the newest first (SPEC 7.3-03). */
export const infographicList = pictureList('/news/infographic');

/**
 * `GET /infographic-detail?id=` (SPEC 3.4-02): its HTML holds bare http(s) addresses too, which become links (SPEC
 * 2.20-06).
 */
export const infographicDetail = pictureDetail;
