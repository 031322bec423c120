import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { timeZoneOf } from '../../../platform/time/time-zone.ts';
import { isContentId } from '../../courses/index.ts';
import { findStudyPlan, listPlannableCourses } from './find-study-plan.ts';
import { deleteStudyPlan } from './plan-rows.ts';
import { presentOutlook } from './present-outlook.ts';
import { previewStudyPlan, saveStudyPlan } from './save-study-plan.ts';

const { list, get, preview, save, delete: remove } = os.calendar.studyPlans;

export function studyPlansRoutes(services: Services) {
  const callerOf = ({ viewer, headers }: ApiContext) => {
    const caller = signedIn(viewer);
    return { userId: caller.user.id, timeZone: timeZoneOf(caller, headers), now: new Date() };
  };
  const ofCourse = <Input extends { courseId: string }>(input: Input, context: ApiContext) => {
    if (!isContentId(input.courseId)) throw new AppError('NOT_FOUND');
    return { ...callerOf(context), ...input };
  };

  return {
    list: list.handler(({ input, context }) => listPlannableCourses(services, { ...callerOf(context), ...input })),

    get: get.handler(({ input, context }) => findStudyPlan(services, ofCourse(input, context))),

    preview: preview.handler(async ({ input, context }) => {
      const planning = { ...ofCourse(input, context), settings: input };
      return presentOutlook(services.db, { ...planning, ...(await previewStudyPlan(services, planning)) });
    }),

    save: save.handler(async ({ input, context }) => {
      const planning = { ...ofCourse(input, context), settings: input };
      return presentOutlook(services.db, { ...planning, ...(await saveStudyPlan(services, planning)) });
    }),

    delete: remove.handler(async ({ input, context }) => {
      await deleteStudyPlan(services.db, ofCourse(input, context));
      return { done: true as const };
    }),
  };
}
