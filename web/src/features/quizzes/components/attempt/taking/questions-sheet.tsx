import { Button } from '@navor/ui/button.tsx';
import { Sheet, SheetContent, SheetTrigger } from '@navor/ui/sheet.tsx';
import { List } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NavigatorStep, QuestionNavigator } from './question-navigator.tsx';

export type QuestionsSheetProps = {
  steps: readonly NavigatorStep[];
  current: number;
  addressOf: (position: number) => string;
  handInLabel: string;
  onHandIn: () => void;
  /** For when the sheet has closed because one of its links was followed. */
  onArrive: () => void;
};

/** All questions and the way to hand in, one touch away where there is no room for them beside the question. */
export function QuestionsSheet({ steps, current, addressOf, handInLabel, onHandIn, onArrive }: QuestionsSheetProps) {
  const { t } = useTranslation('quiz');
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const afterwards = useRef<(() => void) | null>(null);
  const answered = steps.filter(({ mark }) => mark !== 'open').length;

  function change(next: boolean) {
    afterwards.current = null;
    setIsOpen(next);
  }

  function closeFor(act: () => void) {
    setIsOpen(false);
    afterwards.current = act;
  }

  return (
    <Sheet open={isOpen} onOpenChange={change}>
      <SheetTrigger asChild>
        <Button ref={trigger} variant="secondary" className="lg:hidden noscript:hidden">
          <List aria-hidden />
          <span>
            {t('attempt.questions')}{' '}
            <span className="tabular font-normal text-muted">
              {answered}/{steps.length}
            </span>
          </span>
        </Button>
      </SheetTrigger>
      <SheetContent
        side="bottom"
        title={t('attempt.questions')}
        description={t('attempt.answered', { answered, total: steps.length })}
        footer={
          <Button
            variant="secondary"
            onClick={() =>
              closeFor(() => {
                // So that the dialog gives the focus back to a place that is still there.
                trigger.current?.focus();
                onHandIn();
              })
            }
          >
            {handInLabel}
          </Button>
        }
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          const sheet = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
          sheet?.querySelector<HTMLElement>('[aria-current="step"]')?.focus();
        }}
        onCloseAutoFocus={(event) => {
          if (!afterwards.current) return;
          event.preventDefault();
          afterwards.current();
        }}
      >
        {/* Room for the outline and the flag of the first row. */}
        <div className="pt-1.5">
          <QuestionNavigator steps={steps} current={current} addressOf={addressOf} onStep={() => closeFor(onArrive)} />
        </div>
      </SheetContent>
    </Sheet>
  );
}
