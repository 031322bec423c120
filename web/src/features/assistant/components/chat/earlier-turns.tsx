import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import type { UsedChat } from '../state/use-chat.ts';

/** Turns before the first one shown; a page of their own without scripts. */
export function EarlierTurns({ chat }: { chat: UsedChat }) {
  const { t } = useTranslation('assistant');
  const { pathname } = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  if (!useHasScripts()) {
    return <TextLink to={`${pathname}?before=${chat.turns[0]?.number}`}>{t('earlier')}</TextLink>;
  }
  async function load() {
    setIsBusy(true);
    const fromEnd = document.documentElement.scrollHeight - window.scrollY;
    await chat.loadEarlier().catch(() => toast({ tone: 'danger', title: t('earlierFailed') }));
    flushSync(() => setIsBusy(false));
    // What stood first stays where it is, and what is before it comes above.
    window.scrollTo({ top: document.documentElement.scrollHeight - fromEnd, behavior: 'instant' });
  }
  return (
    <Button variant="secondary" size="sm" className="justify-self-center" isBusy={isBusy} onClick={load}>
      {t('earlier')}
    </Button>
  );
}
