import styles from './ArticleBody.module.css';

/** The cleaned HTML of a story. */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the loader has cleaned it (security/articleHtml.server.ts)
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />;
}
