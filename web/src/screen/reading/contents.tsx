import type { Heading } from '@navor/contract';
import { clsx } from 'clsx';
import { Link } from 'react-router';

type ContentsProps = {
  label: string;
  headings: readonly Heading[];
  /** The section being read, where that is followed. */
  section?: string | null;
  language: string;
};

/** The sections of a text, each a link to it. */
export function Contents({ label, headings, section, language }: ContentsProps) {
  return (
    <nav aria-label={label}>
      <ol lang={language} className="border-line border-l text-sm">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === section ? 'location' : undefined}
              className={clsx(
                '-ml-px block border-transparent border-l-2 py-1 pr-1 text-muted hover:border-action hover:text-ink',
                'aria-[current=location]:border-action aria-[current=location]:font-medium aria-[current=location]:text-ink',
                level === 2 ? 'pl-3' : 'pl-6',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
