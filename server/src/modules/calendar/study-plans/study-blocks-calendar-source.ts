import { textIn } from '@navor/languages';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { CalendarSource } from '../../../platform/calendar-source.ts';
import { nameLessons } from '../../courses/index.ts';
import { studyBlocks, studyPlans } from '../calendar.tables.ts';

/** Time that is set aside for courses. */
export const studyBlocksCalendarSource: CalendarSource = {
  name: 'study-blocks',

  async load(db, { userId, from, to, language }, texts) {
    const rows = await db
      .select({ block: studyBlocks, courseId: studyPlans.courseId })
      .from(studyBlocks)
      .innerJoin(studyPlans, eq(studyPlans.id, studyBlocks.planId))
      .where(and(eq(studyBlocks.userId, userId), lt(studyBlocks.startsAt, to), gt(studyBlocks.endsAt, from)));
    const named = rows.flatMap(({ block, courseId }) => block.lessonIds.map((lessonId) => ({ courseId, lessonId })));
    const names = await nameLessons(db, named, language);
    return rows.flatMap(({ block, courseId }) => {
      const lessons = block.lessonIds.flatMap((id) =>
        names.filter((name) => name.courseId === courseId && name.lessonId === id),
      );
      const [first] = lessons;
      // A course that was withdrawn has nothing to learn.
      if (!first) return [];
      const course = textIn(first.courseTitle, language);
      return [
        {
          ...{ kind: 'study_block' as const, id: block.id, sequence: block.sequence },
          title: texts.say(language, 'study-plan:block_title', { course }),
          description: lessons.map(({ title }) => title).join('\n'),
          ...{ startsAt: block.startsAt, endsAt: block.endsAt, isAllDay: false, location: null, isTentative: false },
          path: `/dashboard/courses/${courseId}/${first.lessonId}`,
          actions: { canMove: true, canResize: true, canDelete: false },
        },
      ];
    });
  },
};
