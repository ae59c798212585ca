export { formatArticleFile, listPictures, parseArticleFile } from './articleFile.ts';
export {
  findArticle,
  findScheduledTime,
  listArticles,
  listDrafts,
  listWithdrawn,
  sayMissingArticles,
  sayTwins,
} from './articleLists.ts';
export { toColumns } from './articleRow.ts';
export { addCorrection, listCorrections, removeCorrection } from './corrections.ts';
export { describeDifferences } from './differences.ts';
export {
  createDraft,
  type DraftSummary,
  deleteDraft,
  describeWorkingCopy,
  findDraftByName,
  findDraftByNumber,
  findDraftOf,
  findHistoryName,
  markReady,
  requireOwnDraft,
  updateDraft,
} from './drafts.ts';
export { DRAFT_NAME } from './names.ts';
export { findOpenText, openText, releaseText } from './openTexts.ts';
export { listPlaces } from './places.ts';
export { publishDraft } from './publish.ts';
export { restoreDraft, restoreVersion } from './restoreVersion.ts';
export { unscheduleArticle } from './unschedule.ts';
export { deleteDiscarded, findVersion, findWithdrawn, listVersionHeads } from './versions.ts';
export { restoreArticle, withdrawArticle } from './withdraw.ts';
