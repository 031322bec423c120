import { type PreviewedAs, previewedAs } from '@navor/contract/choices';
import { TextLink } from '@navor/ui/link.tsx';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href, Link, useLocation } from 'react-router';
import { useAccessLabel } from '../use-access-label.ts';

/** Says that what is below is a preview, whose eyes it is seen with, and lets others be chosen. */
export function PreviewBar({ as, courseId }: { as: PreviewedAs; courseId: string }) {
  const { t } = useTranslation('cms-courses');
  const label = useAccessLabel();
  const { pathname } = useLocation();
  return (
    <section
      aria-label={t('preview.title')}
      className="mb-6 grid gap-3 rounded-md border border-line-strong bg-sunken p-3 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-2 font-medium text-sm">
          <Eye aria-hidden className="size-4 shrink-0" />
          {t('preview.notice')}
        </p>
        <TextLink to={href('/dashboard/cms/courses/:courseId', { courseId })} className="text-sm">
          {t('preview.back')}
        </TextLink>
      </div>
      <nav aria-label={t('preview.as')}>
        <ul className="flex flex-wrap gap-2">
          {previewedAs.map((each) => (
            <li key={each}>
              <Link
                to={`${pathname}?as=${each}`}
                preventScrollReset
                aria-current={each === as ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-sm hover:border-action aria-[current=true]:border-action aria-[current=true]:bg-action-soft aria-[current=true]:text-action md:min-h-9"
              >
                {each === 'visitor' ? t('preview.visitor') : label(each)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
