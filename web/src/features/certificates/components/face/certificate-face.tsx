import type { Certificate } from '@navor/contract';
import { Wordmark } from '@navor/ui/brand/wordmark.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useHomeFormatter } from '#platform/use-formatter.ts';
import { fieldHue } from '#screen/field-hue.ts';
import { CertifiedDrawing } from './certified-drawing.tsx';

/**
 * The certificate as a picture, in the proportions of its paper; all of its sizes follow its width. What it says stands beside it
 * in words, so to those who hear the page it is one picture.
 */
export function CertificateFace({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const format = useHomeFormatter();
  const { course, holder_name, hours, completed_at, serial, state } = certificate;
  const hue = fieldHue(course.theme.id);
  return (
    <div
      role="img"
      aria-label={t('face.alt', { name: holder_name, course: course.title })}
      className="@container overflow-hidden rounded-md border border-line bg-surface"
    >
      <div aria-hidden className="relative flex aspect-[297/210]">
        <div className="flex min-w-0 grow flex-col justify-between p-[5cqw] pr-[3cqw]">
          <Wordmark className="text-[3.4cqw]" />
          <div className="grid gap-[1.6cqw]">
            <p className="font-semibold text-[2.4cqw] text-muted @max-sm:text-[3cqw]">{t('paper.heading')}</p>
            <p className="line-clamp-2 font-semibold text-[5.4cqw] @max-sm:text-[6cqw] leading-[1.15] tracking-tight wrap-anywhere">
              {holder_name}
            </p>
            <div className={clsx('h-[0.6cqw] w-[12cqw] rounded-full', hue.mark)} />
            <p
              lang={course.language}
              className="line-clamp-3 font-semibold text-[3.2cqw] @max-sm:text-[4.2cqw] leading-[1.2] wrap-anywhere"
            >
              {course.title}
            </p>
          </div>
          <div className="tabular grid gap-[0.6cqw] text-[1.9cqw] text-muted @max-sm:invisible">
            <p>
              {format.date(completed_at, 'long')} · {t('facts.hoursValue', { count: hours })}
            </p>
            <p className="font-mono">{serial}</p>
          </div>
        </div>
        <div className={clsx('grid w-[36cqw] shrink-0 place-items-center', hue.tint)}>
          <CertifiedDrawing course={course} className="w-[30cqw]" />
        </div>
        {state !== 'valid' && (
          <p className="absolute inset-0 grid place-items-center bg-surface/70">
            <span className="-rotate-12 rounded-md border-[0.5cqw] border-danger px-[3cqw] py-[1cqw] font-semibold text-[6cqw] text-danger uppercase tracking-wider">
              {t(`state.${state}`)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
