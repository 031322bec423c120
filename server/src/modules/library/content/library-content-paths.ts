import type { ContentPaths } from '../../../platform/content/content-files.ts';

export const libraryContentPaths: ContentPaths = [
  /^library\/tags\.yaml$/,
  /^library\/[^/]+\/(item\.yaml|[^/]+\.md|figures\/[^/]+|tables\/[^/]+)$/,
];
