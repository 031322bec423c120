import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import '#screen/reading/live-formula/calculation.css';
import './answer-marks.css';
import type { AnswerBlock as Block } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { lazy, memo, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '#platform/load-with-retry.ts';
import { NotLoaded, PartBoundary } from '#screen/reading/part-boundary.tsx';
import { StaticFormula } from '#screen/reading/static-formula.tsx';
import { useScrollBoxes } from '#screen/reading/use-scroll-boxes.ts';
import { useAreaPath } from '../../assistant-paths.ts';
import { QuestionButtons } from '../question-buttons.tsx';
import { withMarksOnly, withOwnCitations } from './citation-anchor.ts';
import { useCodeCopying } from './use-code-copying.ts';

const LiveFormula = lazy(() =>
  loadWithRetry(() => import('#screen/reading/live-formula/live-formula.tsx')).catch(() => ({
    default: StaticFormula,
  })),
);

const Calculator = lazy(() => loadWithRetry(() => import('#screen/reading/calculator/calculator.tsx')));

type AnswerBlockProps = {
  block: Block;
  answerId: string;
  /** Of an answer that is still being written. */
  isOfWriting?: boolean;
  onAsk: (question: string) => void;
};

/** A finished part of an answer. It is drawn once, and once more when the answer has ended and its marks lead somewhere. */
export const AnswerBlock = memo(function AnswerBlock({ block, answerId, isOfWriting, onAsk }: AnswerBlockProps) {
  const { t } = useTranslation('assistant');
  switch (block.kind) {
    case 'html':
      return <HtmlBlock html={isOfWriting ? withMarksOnly(block.html) : withOwnCitations(block.html, answerId)} />;
    case 'formula':
      return (
        <div className="text-formula grid grid-cols-[minmax(0,1fr)] gap-2">
          <Suspense fallback={<StaticFormula formula={block.formula} />}>
            <LiveFormula formula={block.formula} />
          </Suspense>
          <Origin path={block.path} />
        </div>
      );
    case 'calculator':
      return (
        <div className="text-formula grid grid-cols-[minmax(0,1fr)] gap-2">
          <PartBoundary instead={<NotLoaded />}>
            <Suspense fallback={<div aria-busy className="h-80 rounded-md border border-line bg-surface" />}>
              <Calculator calculator={block.calculator} />
            </Suspense>
          </PartBoundary>
          <Origin path={block.path} />
        </div>
      );
    case 'choices':
      return <QuestionButtons label={t('choices')} questions={block.choices} onAsk={onAsk} />;
  }
});

function HtmlBlock({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useScrollBoxes(text, html);
  useCodeCopying(text, html);
  return (
    <div
      ref={text}
      className="reading prose-text wrap-break-word"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown without HTML, by the server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function Origin({ path }: { path: string | null }) {
  const { t } = useTranslation('assistant');
  const areaPath = useAreaPath();
  if (!path) return null;
  return (
    <TextLink to={areaPath(path)} className="justify-self-start text-sm">
      {t('from')}
    </TextLink>
  );
}
