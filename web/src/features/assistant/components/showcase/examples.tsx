import type { ExampleAnswer } from '@navor/contract';
import { Card } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { ShowcaseAnswer } from './showcase-answer.tsx';
import { ShowcaseSection } from './showcase-section.tsx';

/** Real questions with the answers that the assistant gives to them. */
export function Examples({ examples }: { examples: readonly ExampleAnswer[] }) {
  const { t } = useTranslation('assistant-showcase');
  if (examples.length === 0) return null;
  return (
    <ShowcaseSection title={t('examples.title')} lead={t('examples.lead')}>
      {/* The first has a formula to reckon with, and is longer than the others together. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {[examples.slice(0, 1), examples.slice(1)].map((column) => (
          <ul key={column[0]?.question} className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {column.map((example) => (
              <Example key={example.question} example={example} />
            ))}
          </ul>
        ))}
      </div>
    </ShowcaseSection>
  );
}

function Example({ example }: { example: ExampleAnswer }) {
  return (
    <li>
      <Card className="gap-4 p-4 md:p-6">
        <p className="wrap-anywhere max-w-fit self-end rounded-md bg-action-soft px-4 py-2 font-medium">
          {example.question}
        </p>
        <ShowcaseAnswer answer={example} />
      </Card>
    </li>
  );
}
