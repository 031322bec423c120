import type { Certificate } from '@navor/contract';
import { Wordmark } from '@navor/ui/brand/wordmark.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useHomeFormatter } from '#platform/use-formatter.ts';
import { CourseLines } from '#screen/course-drawing.tsx';
import { fieldHue } from '#screen/field-hue.ts';

/**
 * The certificate as a picture, in the proportions of its paper; all of its sizes follow its width. What it says stands beside it
 * in words, so to those who hear the page it is one picture.
 */
export function CertificateFace({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { course, holder_name, state } = certificate;
  const hue = fieldHue(course.theme.id);
  return (
    <div
      role="img"
      aria-label={t('face.alt', { name: holder_name, course: course.title })}
      className="@container overflow-hidden rounded-md border border-line bg-surface"
    >
      <div aria-hidden className="relative flex aspect-[297/210] flex-col p-[3cqw]">
        <div className="flex min-h-0 grow border-[0.25cqw] border-line-strong">
          <div className="blueprint-grid flex min-w-0 grow flex-col justify-between gap-[2cqw] p-[4cqw] pr-[2cqw]">
            <Wordmark className="text-[3.4cqw]" />
            <div className="grid gap-[1.4cqw]">
              <p className="font-semibold text-[2.4cqw] text-muted @max-sm:text-[3cqw]">{t('paper.heading')}</p>
              <p className={clsx('line-clamp-4 font-semibold tracking-tight wrap-anywhere', nameSize(holder_name))}>
                {holder_name}
              </p>
              <div className={clsx('h-[0.6cqw] w-[10cqw] rounded-full', hue.mark)} />
              <p
                lang={course.language}
                className="line-clamp-3 font-semibold text-[3.2cqw] @max-sm:text-[4cqw] leading-[1.2] wrap-anywhere"
              >
                {course.title}
              </p>
            </div>
            <span />
          </div>
          <div className={clsx('grid w-[34cqw] shrink-0 content-center justify-items-center gap-[3cqw]', hue.tint)}>
            <CourseLines drawing={course.drawing} field={course.theme.id} className="aspect-[5/4] w-[30cqw]" />
            <p className="px-[2cqw] text-center font-semibold text-[2.2cqw] @max-sm:text-[3cqw]">
              {course.theme.title}
            </p>
          </div>
        </div>
        <TitleBlock certificate={certificate} />
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

/** The strip along the foot, as drawings have one; too small to be read where the picture is. */
function TitleBlock({ certificate: { hours, completed_at, grade_percent, serial } }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const format = useHomeFormatter();
  const cells = [
    [t('facts.hours'), t('facts.hoursValue', { count: hours })],
    [t('facts.completed'), format.date(completed_at, 'long')],
    ...(grade_percent === null ? [] : [[t('facts.grade'), format.percent(grade_percent / 100)]]),
    [t('facts.serial'), serial],
  ];
  return (
    <div className="tabular flex border-[0.25cqw] border-line-strong border-t-0 @max-sm:hidden">
      {cells.map(([name, value]) => (
        <div
          key={name}
          className="grid grow gap-[0.4cqw] border-line-strong border-r-[0.25cqw] px-[1.6cqw] py-[1.2cqw] last:border-r-0"
        >
          <span className="text-[1.5cqw] text-muted">{name}</span>
          <span
            translate={value === serial ? 'no' : undefined}
            className="whitespace-nowrap font-semibold text-[1.9cqw]"
          >
            {value}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Long names are set smaller, as on the paper, so that none is cut. */
function nameSize(name: string): string {
  if (name.length > 44) return 'text-[3.2cqw] leading-[1.2] @max-sm:text-[3.8cqw]';
  if (name.length > 24) return 'text-[4.2cqw] leading-[1.15] @max-sm:text-[4.6cqw]';
  return 'text-[5.4cqw] leading-[1.15] @max-sm:text-[6cqw]';
}
