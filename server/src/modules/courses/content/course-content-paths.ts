import type { ContentPaths } from '../../../platform/content/content-files.ts';

export const courseContentPaths: ContentPaths = [
  /^themes\/[^/]+\.yaml$/,
  /^courses\/[^/]+\/(course\.yaml|lessons\/[^/]+\.md|figures\/[^/]+|media\/[^/]+)$/,
];
