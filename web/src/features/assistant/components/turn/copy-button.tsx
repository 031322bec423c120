import type { Answer } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRootData } from '#platform/root-data.ts';
import { copyText } from './copy-text.ts';
import { markdownOf } from './markdown-of.ts';

/** As long as it says that it is done. */
const doneMs = 2000;

export function CopyButton({ answer }: { answer: Answer }) {
  const { t } = useTranslation('assistant');
  const origin = useRootData()?.origin ?? '';
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), doneMs);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    if (await copyText(markdownOf(answer, origin))) setIsDone(true);
    else toast({ tone: 'danger', title: t('copyFailed') });
  };
  const Icon = isDone ? Check : Copy;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="text-muted noscript:hidden"
        aria-label={isDone ? undefined : t('copyAnswer')}
        onClick={copy}
      >
        <Icon aria-hidden />
        {isDone ? t('copied') : t('copy')}
      </Button>
      <span role="status" className="sr-only">
        {isDone && t('copied')}
      </span>
    </>
  );
}
