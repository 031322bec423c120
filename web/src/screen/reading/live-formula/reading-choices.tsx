import type { FieldChoice } from '@navor/quantities';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';

type ReadingChoicesProps = { choices: readonly FieldChoice[]; onChoose: (typed: string) => void };

/** What was typed has several meanings: one of them is to be chosen. */
export function ReadingChoices({ choices, onChoose }: ReadingChoicesProps) {
  const { t } = useTranslation('formula');
  return (
    <fieldset aria-label={t('choices')} className="mt-2 mb-1 flex flex-wrap gap-2 print:hidden">
      {choices.map(({ typed, meaning }) => (
        <Button key={typed} variant="secondary" size="sm" onClick={() => onChoose(typed)} className="tabular">
          {meaning}
        </Button>
      ))}
    </fieldset>
  );
}
