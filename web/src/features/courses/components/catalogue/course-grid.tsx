import type { CourseCard as CourseOnCard } from '@navor/contract';
import { CourseCard } from '../course-card.tsx';

export function CourseGrid({ courses }: { courses: readonly CourseOnCard[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4">
      {courses.map((course) => (
        <li key={course.id} className="grid min-w-0">
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  );
}
