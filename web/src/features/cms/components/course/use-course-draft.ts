import type { CourseDraft, CourseValue, LessonTexts } from '@navor/contract';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#platform/browser-api.ts';
import { type EditedValue, useValueDraft } from '../value-draft/use-value-draft.ts';

export type EditedCourse = EditedValue<CourseValue> & {
  id: string;
  lessons: LessonTexts[];
  /** What the server made of a request that changed more than the course's own file. */
  take: (course: CourseDraft) => void;
};

/** A course as it is edited on this page. */
export function useCourseDraft(told: CourseDraft): EditedCourse {
  const { id } = told;
  const [lessons, setLessons] = useState(told.lessons);
  const { state, store } = useValueDraft(`course ${id}`, told, (write) =>
    api.cms.drafts.writeValue({ kind: 'course', id, path: 'course.yaml', ...write }),
  );
  const { revalidate } = useRevalidator();
  useEffect(() => setLessons(told.lessons), [told]);
  return {
    ...{ id, state, store, lessons },
    take(course) {
      setLessons(course.lessons);
      store.replace(course);
      // Texts of lessons may have changed with it: there is more to publish.
      void revalidate();
    },
  };
}
