import { defineModule } from '../../platform/module.ts';
import type { Services } from '../../platform/services.ts';
import { completeFinishedCourses } from './complete-finished-courses.ts';
import { hasOutdatedLessons, renderOutdatedLessons } from './content/render-outdated-lessons.ts';
import { coursesPersonalTables } from './courses.personal-data.ts';
import { coursesRoutes } from './courses.routes.ts';
import { coursesSearchSource } from './courses-search-source.ts';
import { startDemoCourse } from './demo-course.ts';
import { lessonsRoutes } from './lessons.routes.ts';
import { notesSearchSource } from './notes-search-source.ts';

export const courses = defineModule({
  routes: (services: Services) => ({ ...coursesRoutes(services), lessons: lessonsRoutes(services) }),
  jobs: [completeFinishedCourses, renderOutdatedLessons],
  personalTables: coursesPersonalTables,
  searchSources: [coursesSearchSource, notesSearchSource],
  async prepare(services) {
    if (await hasOutdatedLessons(services)) await services.jobs.enqueue(services.db, renderOutdatedLessons, {});
  },
  loadDemo: startDemoCourse,
});
