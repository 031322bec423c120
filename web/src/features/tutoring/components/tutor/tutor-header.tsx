import type { Tutor } from '@navor/contract';
import { Avatar } from '@navor/ui/avatar.tsx';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { Rating } from '../rating.tsx';
import { SubjectList } from '../subject-list.tsx';

export function TutorHeader({ tutor }: { tutor: Tutor }) {
  const { t } = useTranslation('tutoring');
  const format = useFormatter();
  const { name, avatar_url, headline, language, rating, subjects, languages, cents_per_hour } = tutor;
  return (
    <header className="blueprint-grid flex flex-wrap items-start gap-5 rounded-md border border-line p-5 md:p-8">
      <Avatar name={name} src={avatar_url} size="xl" />
      <div className="grid min-w-0 grow basis-64 gap-3">
        <div className="grid gap-1">
          <h1 translate="no" className="wrap-anywhere font-semibold text-3xl tracking-tight">
            {name}
          </h1>
          <p lang={language} className="wrap-anywhere text-balance text-lg text-muted">
            {headline}
          </p>
        </div>
        <p className="text-sm">
          <Rating rating={rating} />
        </p>
        <SubjectList label={t('subjects')} subjects={subjects} />
        <p className="flex items-start gap-2 text-sm">
          <Languages aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <span>
            <span className="sr-only">{t('teachesIn')} </span>
            {languages.map((one) => t(`languages.${one}`)).join(', ')}
          </span>
        </p>
      </div>
      <p className="tabular text-right">
        <span className="font-semibold text-2xl">{format.price(cents_per_hour)}</span>{' '}
        <span className="text-muted text-sm">{t('perHour')}</span>
      </p>
    </header>
  );
}
