import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { isLostConnection } from '#platform/offline.ts';
import { outageOf } from '#platform/outage.ts';
import { type UnsentForm, useUnsentForm } from '#platform/unsent-form.ts';
import { useRetryWhenReady } from '#platform/use-retry-when-ready.ts';
import { PageMeta } from '#screen/page-meta.tsx';

/** What a visitor sees instead of a screen: that it does not exist, could not be loaded, is away or broke, and the way on. */
export function ErrorScreen({ error, homePath }: { error: unknown; homePath: string }) {
  const { t } = useTranslation('layout');
  // Once an error: whether there is a connection may have changed when the screen is rendered again.
  const kind = useMemo(() => kindOf(error), [error]);
  return (
    <div className="group mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-10 text-center">
      <PageMeta title={t(`${kind}.title`)} isIndexed={false} />
      <Vijak pose={kind === 'missing' ? 'lost' : 'thinking'} className="aspect-[7/6] w-64 max-w-full" />
      {kind === 'broken' && <p className="tabular font-mono text-muted text-sm">500</p>}
      <h1 className="font-semibold text-3xl">{t(`${kind}.title`)}</h1>
      <p className="text-muted group-has-[form]:hidden">{t(`${kind}.text`)}</p>
      {(kind === 'unavailable' || kind === 'offline') && <Retry />}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {kind === 'offline' ? (
          <TryAgain />
        ) : (
          <Button asChild>
            <Link to={homePath}>{t(homePath === '/' ? 'toHome' : 'toDashboard')}</Link>
          </Button>
        )}
        {(kind === 'broken' || kind === 'unavailable') && <TryAgain variant="secondary" />}
      </div>
    </div>
  );
}

type Kind = 'missing' | 'offline' | 'unavailable' | 'full' | 'broken';

function kindOf(error: unknown): Kind {
  if (isRouteErrorResponse(error) && error.status === 404) return 'missing';
  const outage = outageOf(error);
  if (outage) return outage === 'STORAGE_FULL' ? 'full' : 'unavailable';
  return isLostConnection(error) ? 'offline' : 'broken';
}

/** A link to the page itself, which works without scripts too; where there is a form to send again, it would lose it. */
function TryAgain({ variant }: Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation('layout');
  const { pathname, search } = useLocation();
  return (
    <Button asChild variant={variant} className="group-has-[form]:hidden">
      <Link reloadDocument to={`${pathname}${search}`}>
        {t('tryAgain')}
      </Link>
    </Button>
  );
}

/** The page comes back by itself; without scripts by loading itself anew, unless that would lose what was sent to it. */
function Retry() {
  useRetryWhenReady();
  const unsentForm = useUnsentForm();
  return (
    <noscript>{unsentForm ? <SendAgain unsentForm={unsentForm} /> : <meta httpEquiv="refresh" content="5" />}</noscript>
  );
}

function SendAgain({ unsentForm }: { unsentForm: UnsentForm }) {
  const { t } = useTranslation('layout');
  return (
    <form method="post" className="grid justify-items-center gap-6">
      <p>{t('unsent.text')}</p>
      {unsentForm.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('unsent.submit')}</Button>
    </form>
  );
}
