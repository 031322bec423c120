export { pageDocuments } from './content/page-documents.ts';
