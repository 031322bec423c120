import type { TrialAnswer } from '@navor/contract';
import { useId } from 'react';
import { useSubmit } from 'react-router';
import { AnswerBlock } from '../turn/answer-block.tsx';
import { Citations } from '../turn/citations.tsx';

/** An answer without a conversation around it. */
export function ShowcaseAnswer({
  answer: { blocks, citations },
}: {
  answer: Pick<TrialAnswer, 'blocks' | 'citations'>;
}) {
  const submit = useSubmit();
  const answerId = useId();
  return (
    <>
      <div className="text-body chat-answer grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        {blocks.map((block, index) => (
          <AnswerBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished answer does not change.
            key={index}
            block={block}
            answerId={answerId}
            onAsk={(text) => submit({ text }, { method: 'post', preventScrollReset: true })}
          />
        ))}
      </div>
      <Citations citations={citations} answerId={answerId} />
    </>
  );
}
