export { ArticleBody } from './ArticleBody.tsx';
export { applyTextSize, readTextSize, TEXT_SIZE_SCRIPT, TEXT_SIZES, type TextSizeName } from './textSize.ts';
export { useHydratedHtml } from './useHydratedHtml.ts';
