import type { Change } from '@sala/contracts';
import type { HasChanged } from './renderings.ts';

/** Its page, its key points, and its social card with the card's revision. */
const ARTICLE = /\/(?:content|gallery|infographic|ai-summary\/[\w.-]+)\/([\w.-]+?)(?:\.data|\/[\da-z]+\.jpg)?$/;
/** Lists that never contain new articles, because they are of other things than news. */
const WITHOUT_NEWS = /^\/(program|live|watch|stories|org|menus|push|manifest|social)\b/;

/**
 * Whether a change concerns a page: it does when the page links to one of the changed articles, is the page of one (or
 * says that there is none), or is named in the change; perhaps when it is a list that may have a new article, or when what
 * has changed is unknown.
 */
export function createChangeMatcher({ stories: articles, paths, everything }: Change): HasChanged {
  const changed = new Set(articles);
  const mentions = articles.map((id) => ` ${id} `);
  const changedPaths = new Set(paths);
  return (address, page) => {
    if (everything) return 'perhaps';
    const [path = ''] = address.split('?', 1);
    if (changedPaths.has(path.replace(/\.data$/, ''))) return true;
    if (changed.size === 0) return false;
    if (mentions.some((mention) => page.articles.includes(mention))) return true;
    const own = ARTICLE.exec(path)?.[1];
    if (own !== undefined) return changed.has(own);
    return WITHOUT_NEWS.test(path) ? false : 'perhaps';
  };
}
