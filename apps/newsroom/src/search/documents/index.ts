export { type SearchedDocument, searchDocuments } from './documents.ts';
export { ENGLISH_DOCUMENTS, loadOrganisationDocuments } from './organisationDocuments.ts';
