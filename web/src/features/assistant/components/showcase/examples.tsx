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
      <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {examples.map((example) => (
          <li key={example.question} className="first:lg:row-span-2">
            <Card className="gap-4 p-4 md:p-6">
              <p className="max-w-fit justify-self-end rounded-md bg-action-soft px-4 py-2 font-medium">
                {example.question}
              </p>
              <ShowcaseAnswer answer={example} />
            </Card>
          </li>
        ))}
      </ul>
    </ShowcaseSection>
  );
}
