import type { Answer, Turn } from '@navor/contract';
import { LoaderCircle } from 'lucide-react';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { lazyPart } from '#platform/lazy-part.ts';
import { AnswerBlock } from './answer-block.tsx';
import { EndOfAnswer } from './end-of-answer.tsx';
import { RetryButton } from './retry-button.tsx';

const Citations = lazyPart(async () => (await import('./citations.tsx')).Citations);
const CopyButton = lazyPart(async () => (await import('./copy-button.tsx')).CopyButton);

type AnswerViewProps = {
  answer: Answer;
  language: string;
  onAsk: (question: string) => void;
  /** Only of the newest turn: what was said after another would answer something else. */
  onRetry?: ((turn: Turn) => void) | undefined;
  turn: Turn;
  /** An answer of an earlier try stands above, which this one was to replace. */
  hasEarlier?: boolean;
};

export const AnswerView = memo(function AnswerView(props: AnswerViewProps) {
  const { answer, language, onAsk, onRetry, turn, hasEarlier = false } = props;
  const { t } = useTranslation('assistant');
  const { status, blocks, open_text, citations, number } = answer;
  const isWriting = status === 'writing';
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="sr-only">{t('answer')}</h3>
      <div lang={language} className="chat-answer grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        {/* Blocks are only added at the end. */}
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <AnswerBlock key={index} block={block} answerId={answer.id} isOfWriting={isWriting} onAsk={onAsk} />
        ))}
        {open_text && <p className="reading wrap-anywhere whitespace-pre-wrap">{open_text}</p>}
      </div>
      {isWriting ? (
        <Writing />
      ) : (
        <>
          <EndOfAnswer answer={answer} hasEarlier={hasEarlier} />
          {citations.length > 0 && (
            <Suspense>
              <Citations citations={citations} answerId={answer.id} />
            </Suspense>
          )}
          <Notices answer={answer} />
          <div className="-ml-3 flex flex-wrap items-center gap-1 print:hidden">
            {blocks.length > 0 && (
              <Suspense fallback={<span className="min-h-11 min-w-24 md:min-h-8" />}>
                <CopyButton answer={answer} />
              </Suspense>
            )}
            {onRetry && <RetryButton turn={turn} onRetry={onRetry} />}
            {number > 1 && <span className="tabular px-2 text-muted text-xs">{t('try', { number })}</span>}
          </div>
        </>
      )}
    </div>
  );
});

function Writing() {
  const { t } = useTranslation('assistant');
  const { pathname } = useLocation();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
      <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />
      {t('writing')}
      <Link to={pathname} reloadDocument className="hidden text-action underline underline-offset-4 noscript:inline">
        {t('reload')}
      </Link>
    </p>
  );
}

function Notices({ answer: { notices } }: { answer: Answer }) {
  const { t } = useTranslation('assistant');
  if (notices.length === 0) return null;
  return <p className="text-muted text-xs">{notices.map((notice) => t(`notice.${notice}`)).join(' · ')}</p>;
}
