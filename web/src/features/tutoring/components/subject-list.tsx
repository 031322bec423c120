import { clsx } from 'clsx';

/** Each field has a hue of its own, which stands beside its name and never alone. */
const hues: Record<string, string> = {
  elektrotehnika: 'bg-copper',
  strojnistvo: 'bg-steel',
  mehatronika: 'bg-teal',
  racunalnistvo: 'bg-violet',
  matematika: 'bg-indigo',
  fizika: 'bg-crimson',
};

type SubjectListProps = { label: string; subjects: readonly { id: string; title: string }[]; className?: string };

export function SubjectList({ label, subjects, className }: SubjectListProps) {
  return (
    <ul aria-label={label} className={clsx('flex flex-wrap gap-x-4 gap-y-1 text-sm', className)}>
      {subjects.map(({ id, title }) => (
        <li key={id} className="flex items-center gap-1.5">
          <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full', hues[id] ?? 'bg-action')} />
          {title}
        </li>
      ))}
    </ul>
  );
}
