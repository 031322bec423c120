import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useRootData } from '#platform/root-data.ts';

/** Takes the place of the form, so the reader's focus goes here. */
export function MessageSent({ email }: { email: string }) {
  const { t } = useTranslation('contact');
  const isSignedIn = Boolean(useRootData()?.session.user);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="items-center gap-4 p-6 text-center md:p-8">
      <Vijak pose="well-done" className="w-40" />
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
        {t('sent.title')}
      </h1>
      <div className="grid max-w-md gap-2">
        <p className="break-words">{t('sent.text', { email })}</p>
        <p className="text-muted text-sm">{t('sent.next')}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button asChild>
          <Link to={isSignedIn ? href('/dashboard') : '/'}>{t(isSignedIn ? 'sent.dashboard' : 'sent.home')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={href('/contact')}>{t('sent.another')}</Link>
        </Button>
      </div>
    </Card>
  );
}
