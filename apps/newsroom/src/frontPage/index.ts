export { createCategoryPage } from './categoryPage.ts';
export { createFrontPage, FRONT_PAGE_SIZES, type FrontPageSection } from './frontPage.ts';
