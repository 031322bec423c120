import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { Copy } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Shown once: afterwards only its hash exists. */
export function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation('calendar-feed');
  const field = useRef<HTMLInputElement>(null);
  const openId = useId();
  // The button that asked for it may be gone, and what comes next is to take it along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is worth it.
  useEffect(() => field.current?.focus(), [url]);

  const copy = () =>
    // Outside of a secure address there is no clipboard at all.
    Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
      () => toast({ tone: 'ok', title: t('copied') }),
      () => toast({ tone: 'danger', title: t('notCopied') }),
    );

  return (
    <div className="grid gap-4">
      <Alert tone="warn">{t('address.secret')}</Alert>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t('address.label')} className="min-w-0 grow basis-64">
          <Input ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
        </Field>
        <Button variant="secondary" className="noscript:hidden" onClick={copy}>
          <Copy aria-hidden />
          {t('copy')}
        </Button>
      </div>
      <div className="grid gap-2">
        <p id={openId} className="font-medium text-sm">
          {t('open.title')}
        </p>
        <ul aria-labelledby={openId} className="flex flex-wrap gap-2">
          {apps.map((app) => (
            <li key={app}>
              <Button asChild size="sm" variant="secondary">
                <a href={subscribeAddress(app, url)} target="_blank" rel="noreferrer">
                  {t(`open.${app}`)}
                </a>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const apps = ['google', 'apple', 'outlook'] as const;

/** Where each of them takes a subscription. */
function subscribeAddress(app: (typeof apps)[number], url: string): string {
  const webcal = url.replace(/^https?:/, 'webcal:');
  switch (app) {
    case 'google':
      return `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`;
    case 'apple':
      return webcal;
    case 'outlook':
      return `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=Navor`;
  }
}
