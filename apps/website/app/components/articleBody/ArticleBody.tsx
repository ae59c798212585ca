import styles from './ArticleBody.module.css';
import { useHydratedHtml } from './useHydratedHtml.ts';

/**
 * The sanitized HTML of an article. `html` is empty during hydration, because it is in the page already
 * (entry.server.tsx).
 */
export function ArticleBody({ id, html }: { id: string; html: string }) {
  const place = `article-${id}`;
  const body = useHydratedHtml(place, html);
  return (
    <div
      id={place}
      className={styles.body}
      data-event="contentLink"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the loader has cleaned it (security/articleHtml.server.ts)
      dangerouslySetInnerHTML={{ __html: body }}
      suppressHydrationWarning
    />
  );
}
