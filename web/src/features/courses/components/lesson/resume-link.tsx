import { CornerDownRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LessonData } from './lesson-data.ts';

/** At the very beginning or the end there is nothing to go on with. */
const worthwhile = { from: 0.05, to: 0.97 };

/** Offers to go on where the reader stopped, on this device or another; the page never jumps by itself. */
export function ResumeLink({ lesson: { reader, contents, language } }: { lesson: LessonData }) {
  const { t } = useTranslation('lesson');
  const [isElsewhere, setIsElsewhere] = useState(false);
  // Who comes by a link to a section wants to be there; the server never hears of it.
  useEffect(() => setIsElsewhere(location.hash !== ''), []);
  const place = reader?.place;
  const heading = contents.find(({ id }) => id === place?.anchor);
  if (!place || !heading || isElsewhere || place.fraction < worthwhile.from || place.fraction > worthwhile.to)
    return null;
  return (
    <p className="lesson-resume">
      <Link
        to={`#${heading.id}`}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border border-line bg-surface px-3 py-2 text-sm hover:border-action md:min-h-9"
      >
        <CornerDownRight aria-hidden className="size-4 shrink-0 text-signal-text" />
        <span className="min-w-0">
          {t('resume')}{' '}
          <span lang={language} className="font-medium text-action">
            {heading.text}
          </span>
        </span>
      </Link>
    </p>
  );
}
