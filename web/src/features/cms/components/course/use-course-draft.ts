import type { CourseDraft, CourseValue, LessonTexts } from '@navor/contract';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#platform/browser-api.ts';
import { type EditedValue, useValueDraft } from '../value-draft/use-value-draft.ts';

export type EditedCourse = EditedValue<CourseValue> & {
  id: string;
  lessons: LessonTexts[];
  /** Has the server change more than the course's own file; undefined where what waits could not be saved first. */
  request: <Answer extends CourseAnswer>(ask: (baseHash: string) => Promise<Answer>) => Promise<Answer | undefined>;
};

type CourseAnswer = { kind: string; course?: CourseDraft };

/** A course as it is edited on this page. */
export function useCourseDraft(told: CourseDraft): EditedCourse {
  const { id } = told;
  const [lessons, setLessons] = useState(told.lessons);
  const { state, store } = useValueDraft(`course ${id}`, told, {
    write: (write) => api.cms.drafts.writeValue({ kind: 'course', id, path: 'course.yaml', ...write }),
    read: () => api.cms.courses.get({ courseId: id }),
  });
  const { revalidate } = useRevalidator();
  useEffect(() => setLessons(told.lessons), [told]);
  return {
    ...{ id, state, store, lessons },
    async request(ask) {
      const answer = await store.request(ask, ({ course }) => course);
      if (!answer?.course) return answer;
      setLessons(answer.course.lessons);
      // Texts of lessons may have changed with it: there is more to publish.
      void revalidate();
      return answer;
    },
  };
}
