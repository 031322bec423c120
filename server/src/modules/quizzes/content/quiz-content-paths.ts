import type { ContentPaths } from '../../../platform/content/content-files.ts';

export const quizContentPaths: ContentPaths = [
  /^topics\.yaml$/,
  /^quizzes\/[^/]+\/(quiz\.yaml|questions\/[^/]+\.yaml|figures\/[^/]+)$/,
];
