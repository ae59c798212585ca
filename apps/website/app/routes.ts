import { type RouteConfig, route } from '@react-router/dev/routes';

// Every address of the site, grouped as SPEC 2 groups them.
export default [
  // home (2.1)
  route('/', 'home/homeRoute.tsx', { id: 'home-at-root' }),
  route('/home', 'home/homeRoute.tsx'),

  // news (2.2)
  route('/news/content/:id', 'news/article/articleRoute.tsx'),
  route('/news/categories/:slug', 'news/category/categoryRoute.tsx'),
  route('/news/:slug', 'news/category/categoryRoute.tsx', { id: 'category-short' }),

  // whatever is nowhere
  route('*', 'shell/notFoundRoute.tsx'),
] satisfies RouteConfig;
