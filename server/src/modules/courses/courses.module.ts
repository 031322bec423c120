import { defineModule } from '../../platform/module.ts';
import type { Services } from '../../platform/services.ts';
import { claimForDemoAuthor } from '../authorship/index.ts';
import { coursesSearchSource } from './catalogue/courses-search-source.ts';
import { coursesContent } from './content/courses-content.ts';
import { coursesPersonalTables } from './courses.personal-data.ts';
import { coursesRoutes } from './courses.routes.ts';
import { courses as coursesTable } from './courses.tables.ts';
import { lessonsRoutes } from './lessons/lessons.routes.ts';
import { notesSearchSource } from './notes/notes-search-source.ts';
import { completeFinishedCourses } from './progress/complete-finished-courses.ts';
import { loadDemoProgress } from './progress/load-demo-progress.ts';

export const courses = defineModule({
  routes: (services: Services) => ({ ...coursesRoutes(services), lessons: lessonsRoutes(services) }),
  jobs: [completeFinishedCourses],
  personalTables: coursesPersonalTables,
  content: coursesContent,
  searchSources: [coursesSearchSource, notesSearchSource],
  async loadDemo(services: Services) {
    await claimForDemoAuthor(services.db, 'course', coursesTable);
    await loadDemoProgress(services);
  },
});
