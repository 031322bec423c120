import type { Db } from '../../../platform/database/database.ts';
import { listCompletedThemes } from '../../courses/index.ts';
import type { Feat } from '../ledger/record-feats.ts';

/** Of these people, or of all. A theme that gets a course later stays completed for who had completed it before. */
export async function listThemeFeats(db: Db, userIds?: string[]): Promise<Feat<'theme'>[]> {
  const themes = await listCompletedThemes(db, userIds);
  return themes.map(({ userId, themeId, at }) => ({ userId, kind: 'theme', id: themeId, at }));
}
