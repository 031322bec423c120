import { asBuffers } from '../../../content/files/as-buffers.ts';
import type { RenderedOwners } from '../../../content/render-outdated-texts.ts';
import { type PreparedText, prepareCourses } from './prepare-courses.ts';

/** All lessons of some files; what else their courses say is left out. What other content has was there when they were loaded. */
export async function renderLessons({
  files,
}: {
  files: ReadonlyMap<string, Uint8Array>;
}): Promise<RenderedOwners<PreparedText>> {
  const { courses, problems } = await prepareCourses(asBuffers(files), { leadsElsewhere: () => true });
  return { owners: courses.map(({ id, prepared }) => ({ id, prepared })), problems };
}
