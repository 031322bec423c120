import { AnswerResult } from '../../taking/answer-result.tsx';
import { RichHtml } from '../../taking/rich-html.tsx';
import type { TakingProps } from '../../taking/taking-props.ts';

/** What the formula given was understood as, and the author's, unless both are the same. */
export function SettledFormula({ settled }: { settled: NonNullable<TakingProps<'formula'>['settled']> }) {
  const { result, reveal } = settled;
  const { understood, answer } = reveal;
  return (
    <AnswerResult
      result={result}
      understood={understood && <Formula html={understood} />}
      answer={understood === answer ? null : <Formula html={answer} />}
    />
  );
}

function Formula({ html }: { html: string }) {
  return (
    <RichHtml
      html={html}
      className="inline-block max-w-full overflow-x-auto overflow-y-hidden align-middle text-base"
    />
  );
}
