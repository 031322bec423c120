import type { ContentPaths } from '../../../content/files/content-files.ts';

export const quizContentPaths: ContentPaths = [
  /^topics\.yaml$/,
  /^quizzes\/[^/]+\/(quiz\.yaml|questions\/[^/]+\.yaml|figures\/[^/]+)$/,
];
