import type { DocumentKindName } from '@navor/contract';
import type { Viewer } from '../../../platform/access.ts';
import { isAdministrator } from '../../authorship/index.ts';

/** What an installation says about itself is not for every author to begin. */
export function isHouseOnly(viewer: Viewer, kind: DocumentKindName): boolean {
  return kind === 'page' && !isAdministrator(viewer);
}
