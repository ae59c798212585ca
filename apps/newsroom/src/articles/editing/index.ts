export { formatBangkokTime, parseTime } from '../../input/index.ts';
export { loadPreviewSecret, parsePreviewToken, signPreview } from '../../previews/index.ts';
export { listPictures, parseArticleFile } from './articleFile.ts';
export { type ArticleSummary, findArticle, listArticles, listDrafts, listWithdrawn } from './articleLists.ts';
export { toColumns } from './articleRow.ts';
export { addCorrection } from './corrections.ts';
export {
  createDraft,
  type DraftSummary,
  deleteDraft,
  findDraftByName,
  findDraftByNumber,
  updateDraft,
} from './drafts.ts';
export { type PublishedArticle, publishDraft } from './publish.ts';
export { type UnscheduledArticle, unscheduleArticle } from './unschedule.ts';
export { restoreArticle, withdrawArticle } from './withdraw.ts';
