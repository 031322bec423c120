import { signedIn, type Viewer } from '../../../platform/access.ts';
import { AppError } from '../../../platform/errors.ts';

/**
 * A page may outlive the session that it was opened in, and what it still sends would be taken for the words of whoever has
 * signed in to the same browser since. To such a page its author is signed out, and their words stay where they are kept.
 */
export function expectWrittenBy(viewer: Viewer, authorId: string | undefined): void {
  if (authorId !== undefined && authorId !== signedIn(viewer).user.id) throw new AppError('NOT_AUTHENTICATED');
}
