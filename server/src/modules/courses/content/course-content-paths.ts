import type { ContentPaths } from '../../../content/files/content-files.ts';

export const courseContentPaths: ContentPaths = [
  /^themes\/[^/]+\.yaml$/,
  /^courses\/[^/]+\/(course\.yaml|lessons\/[^/]+\.md|figures\/[^/]+|media\/[^/]+)$/,
];
