import type { ContentDocument, DocumentKindName } from '@navor/contract';
import { data, href } from 'react-router';

/** How documents of a kind are called in addresses. */
const folders = { course: 'courses', quiz: 'quizzes', item: 'library', page: 'pages' } as const;

export type DocumentParams = { folder: string; documentId: string };

/** The document that an address is about; an address of nothing is the 404 page. */
export function documentAt({ folder, documentId }: DocumentParams): ContentDocument {
  const kind = (Object.keys(folders) as ContentDocument['kind'][]).find((one) => folders[one] === folder);
  if (!kind) throw data(null, { status: 404 });
  return { kind, id: documentId };
}

export const cmsCoursesPath = href('/dashboard/cms/courses');

export function cmsCoursePath(courseId: string): string {
  return href('/dashboard/cms/courses/:courseId', { courseId });
}

/** Where a document is worked on. */
export function documentPath({ kind, id }: ContentDocument): string {
  switch (kind) {
    case 'course':
      return cmsCoursePath(id);
    case 'quiz':
      return href('/dashboard/cms/quizzes/:quizId', { quizId: id });
    case 'item':
      return href('/dashboard/cms/library/:itemId', { itemId: id });
    case 'page':
      return href('/dashboard/cms/pages/:pageId', { pageId: id });
  }
}

/** All documents of a kind that somebody may edit. */
export function listPath(kind: DocumentKindName): string {
  return lists[kind];
}

const lists = {
  course: cmsCoursesPath,
  quiz: href('/dashboard/cms/quizzes'),
  item: href('/dashboard/cms/library'),
  page: href('/dashboard/cms/pages'),
} as const;

/** What its main file says. */
export function settingsPath({ kind, id }: ContentDocument): string {
  switch (kind) {
    case 'course':
      return href('/dashboard/cms/courses/:courseId/settings', { courseId: id });
    case 'quiz':
      return href('/dashboard/cms/quizzes/:quizId/settings', { quizId: id });
    case 'item':
      return href('/dashboard/cms/library/:itemId/settings', { itemId: id });
    case 'page':
      return href('/dashboard/cms/pages/:pageId/settings', { pageId: id });
  }
}

export function historyPath(document: ContentDocument): string {
  return href('/dashboard/cms/:folder/:documentId/history', paramsOf(document));
}

export function versionPath(document: ContentDocument, versionId: string): string {
  return href('/dashboard/cms/:folder/:documentId/history/:versionId', { ...paramsOf(document), versionId });
}

export function peoplePath(document: ContentDocument): string {
  return href('/dashboard/cms/:folder/:documentId/people', paramsOf(document));
}

export function filesPath(document: ContentDocument): string {
  return href('/dashboard/cms/:folder/:documentId/files', paramsOf(document));
}

export function translationsPath(document: ContentDocument): string {
  return href('/dashboard/cms/:folder/:documentId/translations', paramsOf(document));
}

/** Where the data of a table is edited; `path` is that of its file. */
export function tablePath(itemId: string, path: string): string {
  const name = path.replace(/^tables\/|\.csv$/g, '');
  return href('/dashboard/cms/library/:itemId/tables/:name', { itemId, name });
}

/** Where one text is translated; `path` is that of its translation. */
export function translationPath(document: ContentDocument, path: string, language: string): string {
  const query = new URLSearchParams({ text: sourcePathOf(path), language });
  return `${translationsPath(document)}?${query}`;
}

/** Short texts are in one file in all languages. */
function sourcePathOf(path: string): string {
  return path.replace(/\.[a-z]+\.md$/, '.sl.md').replace(/\.[a-z]+\.yaml$/, '.yaml');
}

function paramsOf({ kind, id }: ContentDocument): DocumentParams {
  return { folder: folders[kind], documentId: id };
}
