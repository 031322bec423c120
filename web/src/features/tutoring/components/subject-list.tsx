import { clsx } from 'clsx';
import { fieldHue } from '#screen/field-hue.ts';

type SubjectListProps = { label: string; subjects: readonly { id: string; title: string }[]; className?: string };

export function SubjectList({ label, subjects, className }: SubjectListProps) {
  return (
    <ul aria-label={label} className={clsx('flex flex-wrap gap-x-4 gap-y-1 text-sm', className)}>
      {subjects.map(({ id, title }) => (
        <li key={id} className="flex items-center gap-1.5">
          <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full', fieldHue(id).mark)} />
          {title}
        </li>
      ))}
    </ul>
  );
}
