import { Badge } from '@navor/ui/badge.tsx';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type WorkRowProps = {
  /** Null for what has no page, such as a course that is a draft. */
  to: string | null;
  title: string;
  /** Of the title; none of a person's name. */
  language?: string;
  isDraft?: boolean;
  note: string;
};

/** Something or somebody to look after, in one line. */
export function WorkRow({ to, title, language, isDraft = false, note }: WorkRowProps) {
  const { t } = useTranslation('dashboard');
  const content = (
    <span className="grid min-w-0 gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 font-medium text-sm">
        <span lang={language} translate={language ? undefined : 'no'} className="[overflow-wrap:anywhere]">
          {title}
        </span>
        {isDraft && <Badge tone="neutral">{t('authoring.draft')}</Badge>}
      </span>
      <span className="tabular text-muted text-xs [overflow-wrap:anywhere]">{note}</span>
    </span>
  );
  const classes = 'flex min-h-11 items-center justify-between gap-3 px-4 py-3 md:px-6';
  return (
    <li>
      {to ? (
        <Link to={to} className={`${classes} hover:bg-action-soft`}>
          {content}
          <ArrowRight aria-hidden className="size-4 shrink-0 text-action" />
        </Link>
      ) : (
        <div className={classes}>{content}</div>
      )}
    </li>
  );
}
