import type { EditedQuestion } from '@navor/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RegradeDialog, type Regraded } from './regrade-dialog.tsx';

type RegradePanelProps = { question: EditedQuestion; isChanged: boolean };

/** Answers that were handed in keep the result by which their version was right, until its author says otherwise. */
export function RegradePanel({ question, isChanged }: RegradePanelProps) {
  const { t } = useTranslation('quiz-editing');
  const [isOpen, setIsOpen] = useState(false);
  const [regraded, setRegraded] = useState<Regraded | null>(null);
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (regraded) result.current?.scrollIntoView({ block: 'nearest' });
  }, [regraded]);

  if (question.answer_count === 0) return null;
  return (
    <section aria-labelledby="regrade-title">
      <Card className="items-start gap-3 p-4 md:p-6">
        <h2 id="regrade-title" className="font-semibold">
          {t('regrade.title')}
        </h2>
        <p className="text-muted text-sm">{t('regrade.text', { count: question.answer_count })}</p>
        <Button variant="secondary" size="sm" disabled={isChanged} onClick={() => setIsOpen(true)}>
          {t('regrade.open')}
        </Button>
        {isChanged && <p className="text-muted text-sm">{t('regrade.saveFirst')}</p>}
        {regraded && (
          <div ref={result} className="w-full scroll-mb-6">
            <Alert tone="ok">
              {regraded.attempt_count === 0
                ? t('regrade.nothing')
                : `${t('regrade.checked', { count: regraded.attempt_count })} ${
                    regraded.changed_count === 0
                      ? t('regrade.unchanged')
                      : t('regrade.changed', { count: regraded.changed_count })
                  }`}
            </Alert>
          </div>
        )}
      </Card>
      <RegradeDialog question={question} isOpen={isOpen} onOpenChange={setIsOpen} onRegraded={setRegraded} />
    </section>
  );
}
