import { Alert } from '@navor/ui/alert.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import { redirect, useSearchParams } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import { useIntent } from '#screen/forms/intent-form.tsx';
import { isForPage } from '#screen/is-for-page.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { certificatePath, certificatesPath } from '../certificate-paths.ts';
import { CertificateFace } from '../components/certificate-face.tsx';
import { CertificateFacts } from '../components/certificate-facts.tsx';
import { DownloadSection } from '../components/download/download-section.tsx';
import { ReissueSection } from '../components/reissue-section.tsx';
import { readSharing } from '../components/sharing/read-sharing.ts';
import { ShareSection } from '../components/sharing/share-section.tsx';
import { SharingForm } from '../components/sharing/sharing-form.tsx';
import { StateNotice } from '../components/state-notice.tsx';
import type { Route } from './+types/certificate.ts';

export const handle: ScreenHandle = { namespaces: ['certificates'] };

export async function loader({ params: { certificateId: id }, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { language } = preferences;
  const certificate = await orNotFound(api.certificates.get({ id, language }));
  if (!certificate.replaced_at) return { certificate, newerId: null };
  const { certificates } = await api.certificates.list({ language });
  return { certificate, newerId: certificates.find(({ course }) => course.id === certificate.course.id)?.id ?? null };
}

export async function action({ request, params: { certificateId: id }, context }: Route.ActionArgs) {
  const { certificates } = apiOf(context);
  const intents = {
    'save-sharing': async (form: FormData) => {
      const saved = await orNotFound(certificates.saveSharing({ id, ...readSharing(form) }));
      if (isForPage(request)) throw redirect(`${certificatePath(id)}?done=saved`);
      return saved;
    },
    reissue: async () => {
      const standing = await certificates.reissue({ id });
      throw redirect(`${certificatePath(standing.id)}?done=reissued`);
    },
  };
  return answerIntent(await request.formData(), intents);
}

export default function CertificateScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('certificates');
  const [query] = useSearchParams();
  const { certificate, newerId } = loaderData;
  const { id, course, state, sharing, grade_percent, can_reissue, holder_name } = certificate;
  const reissue = useIntent(actionData, 'reissue');
  const done = query.get('done');
  const title = useKeptFocus<HTMLHeadingElement>(id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageMeta title={`${course.title} · ${t('title')}`} isIndexed={false} />
      <header className="grid gap-3">
        <Breadcrumb steps={[{ label: t('title'), href: certificatesPath }]} current={course.title} />
        <h1
          ref={title}
          tabIndex={-1}
          lang={course.language}
          className="font-semibold text-2xl md:text-3xl wrap-anywhere"
        >
          {course.title}
        </h1>
      </header>
      {done === 'reissued' && state === 'valid' && <Alert tone="ok">{t('reissue.done')}</Alert>}
      <StateNotice certificate={certificate} newerId={newerId} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CertificateFace certificate={certificate} />
        <CertificateFacts certificate={certificate} />
      </div>
      {can_reissue && <ReissueSection state={reissue} holderName={holder_name} />}
      {state === 'valid' && (
        <>
          <DownloadSection certificate={certificate} />
          <ShareSection certificate={certificate} />
          <SharingForm key={id} sharing={sharing} hasGrade={grade_percent !== null} isSaved={done === 'saved'} />
        </>
      )}
    </div>
  );
}
