import type { CourseCard as CourseOnCard } from '@navor/contract';
import { CourseCard } from '../course-card.tsx';

export function CourseGrid({ courses }: { courses: readonly CourseOnCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {courses.map((course) => (
        <li key={course.id} className="grid min-w-0">
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  );
}
