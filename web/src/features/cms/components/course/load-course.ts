import type { Api } from '@navor/contract/page-request';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';

/** A course and how its draft stands; to whoever may not edit it, it is the 404 page. */
export function loadCourse(api: Api, courseId: string) {
  const both = Promise.all([
    api.cms.courses.get({ courseId }),
    api.cms.documents.open({ kind: 'course', id: courseId }),
  ]);
  return orHidden(orNotFound(both));
}
