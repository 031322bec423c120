import type { ContentPaths } from '../../../content/files/content-files.ts';

export const libraryContentPaths: ContentPaths = [
  /^library\/tags\.yaml$/,
  /^library\/[^/]+\/(item\.yaml|[^/]+\.md|figures\/[^/]+|tables\/[^/]+)$/,
];
