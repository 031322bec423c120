import type { TranslationBlock } from '@navor/contract';

/** A block as it is written. */
export function BlockText({ block, language }: { block: TranslationBlock; language: string }) {
  return (
    <p lang={language} translate="no" className="wrap-anywhere whitespace-pre-wrap font-mono text-sm">
      {block.text}
    </p>
  );
}
