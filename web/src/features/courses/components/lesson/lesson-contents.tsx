import type { Heading } from '@navor/contract';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type LessonContentsProps = {
  headings: readonly Heading[];
  /** The section being read. */
  section: string | null;
  language: string;
};

export function LessonContents({ headings, section, language }: LessonContentsProps) {
  const { t } = useTranslation('lesson');
  return (
    <nav aria-label={t('contents')}>
      <ol lang={language} className="border-line border-l text-sm">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === section ? 'location' : undefined}
              className={clsx(
                '-ml-px block border-transparent border-l-2 py-1 pr-1 text-muted hover:text-ink',
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
