import type { Verification } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { useHomeFormatter } from '#platform/use-formatter.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { previewPath } from '../../certificate-paths.ts';
import { sharedIn, sharedLanguageOf } from '../../shared-language.ts';

/** What search engines and those who show links are told: never more than the page itself says. */
export function VerifyMeta({ verification: { state, serial, certificate } }: { verification: Verification }) {
  const { t } = useTranslation('verification');
  const format = useHomeFormatter();
  const { language } = useLanguageContext();
  const here = useLocation();
  if (!certificate) return <PageMeta title={t(`result.${state}`)} isIndexed={false} />;
  const { course, holder_name, completed_at, preview_version: version } = certificate;
  const alt = t('preview.alt', { course: course.title });
  const sharedPath = sharedIn(sharedLanguageOf(here), here.pathname);
  const image = { path: previewPath(serial, { language, version }), width: 1200, height: 630, alt };
  if (state !== 'valid') {
    return <PageMeta title={t(`result.${state}`)} isIndexed={false} image={image} sharedPath={sharedPath} />;
  }
  const date = format.date(completed_at);
  return (
    <PageMeta
      title={t('preview.title', { course: course.title })}
      description={holder_name ? t('preview.named', { name: holder_name, date }) : t('preview.unnamed', { date })}
      isIndexed={false}
      image={image}
      sharedPath={sharedPath}
    />
  );
}
