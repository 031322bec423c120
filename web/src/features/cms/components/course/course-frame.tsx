import type { ReactNode } from 'react';
import { DocumentFrame } from '../document-frame/document-frame.tsx';

type CourseFrameProps = { courseId: string; title: string; part?: 'settings'; children: ReactNode };

/** What stands around each part of a course that is being edited. */
export function CourseFrame({ courseId, ...frame }: CourseFrameProps) {
  return <DocumentFrame document={{ kind: 'course', id: courseId }} {...frame} />;
}
