import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { useTranslation } from 'react-i18next';
import { QuestionButtons } from '../question-buttons.tsx';

/** Where nothing was asked yet: what could be. */
export function ChatWelcome({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation('assistant');
  const questions = (['question1', 'question2', 'question3', 'question4'] as const).map((key) => {
    const question = t(`empty.${key}`);
    return { label: question, question };
  });
  return (
    <div className="blueprint-grid [&_ul]:justify-center grid justify-items-center gap-5 rounded-md border border-line border-dashed px-4 py-8 text-center">
      <Vijak pose="hello" className="w-24 max-w-full sm:w-36" />
      <div className="grid max-w-md gap-1">
        <h2 className="font-semibold text-lg">{t('empty.title')}</h2>
        <p className="text-muted text-sm">{t('empty.text')}</p>
      </div>
      <QuestionButtons label={t('empty.examples')} questions={questions} onAsk={onAsk} />
    </div>
  );
}
