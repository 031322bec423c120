import { ne } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { rendererEdition } from '../../../platform/markdown/renderer-edition.ts';
import type { Services } from '../../../platform/services.ts';
import { lessonTexts } from '../lessons.tables.ts';
import { exportContent } from './export-content.ts';
import { prepareContent } from './prepare-content.ts';
import { saveContent } from './save-content.ts';

/** After an update of the renderer, shows every lesson as the new one would. */
export const renderOutdatedLessons = defineJob({
  name: 'render-outdated-lessons',
  input: z.object({}),
  retries: 3,
  async run(_, services) {
    await saveContent(services, await prepareContent(await exportContent(services)));
  },
});

export async function hasOutdatedLessons({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const rows = await db
    .select({ lessonId: lessonTexts.lessonId })
    .from(lessonTexts)
    .where(ne(lessonTexts.rendererEdition, rendererEdition))
    .limit(1);
  return rows.length > 0;
}
