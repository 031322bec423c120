import type { CollectedQuestion } from '@navor/contract';
import { mostTags } from '@navor/questions/tags.ts';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../use-api-problem.ts';
import { ChangingOutcomeView } from './changing-outcome.tsx';
import { CollectedRow } from './collected-row.tsx';
import { mostPoints, questionChange } from './question-change.ts';
import { useChangingQuestions } from './use-changing-questions.ts';

type Named = { id: string; title: string };
type ChangeQuestionsProps = { questions: readonly CollectedQuestion[]; quizzes: Named[]; topics: Named[] };

const kinds = ['topic', 'add-tags', 'remove-tags', 'points', 'move', 'copy'] as const;
type Kind = (typeof kinds)[number];
const keyOf = ({ quiz, id }: CollectedQuestion) => `${quiz.id}/${id}`;

/** Questions to be selected, and what can be done with all that are. */
export function ChangeQuestions({ questions, quizzes, topics }: ChangeQuestionsProps) {
  const { t } = useTranslation('quiz-authoring');
  const words = useProblemWords();
  const changing = useChangingQuestions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [kind, setKind] = useState<Kind>('topic');
  const [value, setValue] = useState('');
  const chosen = questions.filter((question) => selected.has(keyOf(question)));
  const change = kind === 'copy' ? null : questionChange(kind, value);
  const copyTo = kind === 'copy' && value !== '' ? value : null;
  const choices = kind === 'topic' ? topics : kind === 'move' || kind === 'copy' ? quizzes : null;
  const isWrong = !choices && value.trim() !== '' && !change;
  const { problem, isBusy, outcome } = changing;

  async function apply() {
    const asked = copyTo ? changing.copy(chosen, copyTo) : change && changing.change(chosen, change);
    if (await asked) setSelected(new Set());
  }
  function select(key: string, isSelected: boolean) {
    const next = new Set(selected);
    if (isSelected) next.add(key);
    else next.delete(key);
    setSelected(next);
  }

  const all = new Set(questions.map(keyOf));
  const isAll = questions.length > 0 && chosen.length === questions.length;
  const wrongValue = t(kind === 'points' ? 'bank.wrongPoints' : 'bank.wrongTags', {
    most: kind === 'points' ? mostPoints : mostTags,
  });
  return (
    <>
      <ul className="grid gap-2 max-sm:gap-0 max-sm:divide-y max-sm:divide-line max-sm:border-line max-sm:border-y">
        {questions.map((question) => (
          <CollectedRow
            key={keyOf(question)}
            question={question}
            isSelected={selected.has(keyOf(question))}
            onSelect={(isSelected) => select(keyOf(question), isSelected)}
          />
        ))}
      </ul>
      {/* None of them may be among those asked for any more, and the way back has to stay. */}
      {(questions.length > 0 || outcome || problem) && (
        <Card className="sticky bottom-0 z-10 gap-3 p-4 max-sm:static">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status">{t('bank.selected', { count: chosen.length })}</p>
            <Button
              variant="ghost"
              size="sm"
              disabled={questions.length === 0}
              onClick={() => setSelected(isAll ? new Set() : all)}
            >
              {t(isAll ? 'bank.selectNone' : 'bank.selectAll')}
            </Button>
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <Field label={t('bank.change')}>
              <NativeSelect
                value={kind}
                onChange={({ currentTarget }) => {
                  setKind(kinds.find((one) => one === currentTarget.value) ?? 'topic');
                  setValue('');
                }}
              >
                {kinds.map((one) => (
                  <option key={one} value={one}>
                    {t(`bank.kinds.${one}`)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field label={t('bank.value')} error={isWrong ? wrongValue : undefined}>
              {choices ? (
                <NativeSelect value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)}>
                  <option value="" />
                  {choices.map(({ id, title }) => (
                    <option key={id} value={id} translate="no">
                      {title}
                    </option>
                  ))}
                </NativeSelect>
              ) : (
                <Input
                  value={value}
                  autoComplete="off"
                  onChange={({ currentTarget }) => setValue(currentTarget.value)}
                />
              )}
            </Field>
            <Button onClick={apply} isBusy={isBusy} disabled={chosen.length === 0 || !(change || copyTo)}>
              {t('bank.changeNow')}
            </Button>
          </div>
          <div role="status" className="grid gap-2">
            {problem && <Alert tone="danger">{words(problem)}</Alert>}
            {outcome && <ChangingOutcomeView outcome={outcome} isBusy={isBusy} onUndo={changing.undo} />}
          </div>
        </Card>
      )}
    </>
  );
}
