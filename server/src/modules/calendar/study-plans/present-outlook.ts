import type { StudyOutlook } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Db } from '../../../platform/database/database.ts';
import { dayOf } from '../../../platform/time/days.ts';
import { nameLessons } from '../../courses/index.ts';
import type { StudySchedule } from './plan-study-blocks.ts';

type Outlook = {
  courseId: string;
  language: Language;
  timeZone: string;
  schedule: StudySchedule;
  enough: StudyOutlook['enough'];
};

export async function presentOutlook(
  db: Db,
  { courseId, language, timeZone, schedule, enough }: Outlook,
): Promise<StudyOutlook> {
  const { blocks, plannedMinutes, unplacedMinutes } = schedule;
  const lessonIds = [...new Set(blocks.flatMap((block) => block.lessonIds))];
  const names = await nameLessons(
    db,
    lessonIds.map((lessonId) => ({ courseId, lessonId })),
    language,
  );
  const titles = new Map(names.map(({ lessonId, title }) => [lessonId, title]));
  const last = blocks.at(-1);
  return {
    time_zone: timeZone,
    blocks: blocks.map((block) => ({
      day: dayOf(block.startsAt, timeZone),
      ...{ starts_at: block.startsAt, ends_at: block.endsAt, is_pinned: block.isPinned },
      lessons: block.lessonIds.map((id) => ({ id, title: titles.get(id) ?? id })),
    })),
    minutes_planned: plannedMinutes,
    minutes_unplaced: unplacedMinutes,
    ends_on: last ? dayOf(last.startsAt, timeZone) : null,
    enough,
  };
}
