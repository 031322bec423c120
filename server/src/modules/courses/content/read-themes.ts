import { asBuffers } from '../../../content/files/as-buffers.ts';
import { type ReadTheme, readCourses } from './read-courses.ts';

/** The themes among files; those that cannot be read are left out. */
export function readThemes(files: ReadonlyMap<string, Uint8Array>): ReadTheme[] {
  return readCourses(asBuffers(files)).themes;
}
