import type { Verification } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { data, redirect, useLocation } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { verifyFormPath, verifyPath } from '../certificate-paths.ts';
import { HowToCheck } from '../components/verifying/how-to-check.tsx';
import { SerialForm } from '../components/verifying/serial-form.tsx';
import { Verdict } from '../components/verifying/verdict.tsx';
import { VerifiedFacts } from '../components/verifying/verified-facts.tsx';
import { VerifyMeta } from '../components/verifying/verify-meta.tsx';
import { longestSerial, readTypedSerial } from '../read-typed-serial.ts';
import { sharedIn, sharedLanguageOf } from '../shared-language.ts';
import type { Route } from './+types/verify.ts';

export const handle: ScreenHandle = { namespaces: ['verification'] };

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('serial');
  const typed = asked === null ? null : readTypedSerial(asked);
  if (typed) throw redirect(sharedIn(sharedLanguageOf(url), verifyPath(typed)));
  const serial = (params as { serial?: string }).serial?.trim();
  if (!serial) return data({ verification: null, isMissing: typed === '', checkedAt: new Date() });
  const { api, preferences } = pageOf(context);
  const verification = await verify(api.certificates.verify({ serial, language: preferences.language }), serial);
  return data(
    { verification, isMissing: false, checkedAt: new Date() },
    { status: verification.state === 'unknown' ? 404 : 200 },
  );
}

/** What cannot be a serial number was never issued either. */
async function verify(answer: Promise<Verification>, serial: string): Promise<Verification> {
  try {
    return await answer;
  } catch (error) {
    if (!isApiError(error) || error.code !== 'INVALID_INPUT') throw error;
    return { state: 'unknown', serial: serial.slice(0, longestSerial), certificate: null };
  }
}

export default function Verify({ loaderData }: Route.ComponentProps) {
  const { verification } = loaderData;
  return (
    <ScreenFrame>
      {verification ? <Verified verification={verification} answer={loaderData} /> : <Asking answer={loaderData} />}
    </ScreenFrame>
  );
}

type Answer = { isMissing: boolean; checkedAt: Date };

function Asking({ answer }: { answer: Answer }) {
  const { t } = useTranslation('verification');
  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} />
      <header className="grid max-w-2xl gap-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <SerialForm serial="" answer={answer} />
      <HowToCheck isNamed />
    </>
  );
}

function Verified({ verification, answer }: { verification: Verification; answer: Answer }) {
  const { t } = useTranslation('verification');
  const { state, serial, certificate } = verification;
  const sharedLanguage = sharedLanguageOf(useLocation());
  return (
    <>
      <VerifyMeta verification={verification} />
      {/* Anew for each number, so that whoever typed another one is told of it too. */}
      <Verdict key={serial} verification={verification} checkedAt={answer.checkedAt} />
      {certificate && <VerifiedFacts verification={verification} certificate={certificate} />}
      {state === 'unknown' ? (
        <SerialForm serial={serial} answer={answer} />
      ) : (
        <TextLink to={sharedIn(sharedLanguage, verifyFormPath)} className="justify-self-start">
          {t('another')}
        </TextLink>
      )}
      {state === 'valid' && <HowToCheck isNamed={certificate?.holder_name !== null} />}
    </>
  );
}
