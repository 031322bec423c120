/** Of a lesson in the API, below `/api`. */
export function lessonApiPath(courseId: string, lessonId: string): string {
  return `/courses/${encodeURIComponent(courseId)}/lessons/${encodeURIComponent(lessonId)}`;
}
