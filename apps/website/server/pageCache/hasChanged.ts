import type { Change } from '@sala/contracts';
import type { HasChanged } from './pageCache.ts';

const ARTICLE = /\/(?:content|gallery|infographic|ai-summary\/[\w.-]+)\/([\w.-]+?)(?:\.data)?$/;
/** Lists of other things than news: an article that is new stands in none of them. */
const WITHOUT_NEWS = /^\/(program|live|watch|stories|org|menus|push|manifest|social)\b/;

/**
 * Whether a page may look otherwise after a change: it leads to one of the articles, it is one of them (or says that
 * there is none), it is a list, where what is new may now stand, or the change names it.
 */
export function createChangeMatcher({ stories: articles, paths, everything }: Change): HasChanged {
  const changed = new Set(articles);
  const mentions = articles.map((id) => ` ${id} `);
  const named = new Set(paths);
  return (address, page) => {
    if (everything) return true;
    const [path = ''] = address.split('?', 1);
    if (named.has(path.replace(/\.data$/, ''))) return true;
    if (changed.size === 0) return false;
    if (mentions.some((mention) => page.articles.includes(mention))) return true;
    const own = ARTICLE.exec(path)?.[1];
    return own === undefined ? !WITHOUT_NEWS.test(path) : changed.has(own);
  };
}
