import type { FieldProblem } from '@navor/contract';
import { data } from 'react-router';
import { type FormAnswer, submitted } from '#screen/forms/form-answer.ts';

type NewDocumentForm = {
  values: Record<string, string>;
  required: readonly string[];
  id: string;
  /** The field that the id is made of. */
  namedBy: string;
  /** Where a part of the new file comes from a field of another name. */
  fieldOfPart?: Readonly<Record<string, string>>;
};

type Beginning =
  | { kind: 'created' | 'saved' }
  | { kind: 'taken' }
  | { kind: 'refused'; problems: { place: (string | number)[] }[] };

/** Begins a document once all that it needs is there. What is wrong is told beside its field, and nothing that was typed is lost. */
export async function beginDocument(form: NewDocumentForm, begin: () => Promise<Beginning>) {
  const { values, required, id, namedBy, fieldOfPart = {} } = form;
  const missing = required.filter((name) => !values[name]);
  if (missing.length > 0) return rejected(values, missing, 'required');
  if (!id) return rejected(values, [namedBy], 'invalid');
  const answer = await submitted(values, begin);
  if (answer.kind === 'refused') return answer;
  const { result } = answer;
  if (result.kind === 'taken') return rejected(values, [namedBy], 'taken');
  if (result.kind !== 'refused') return { kind: 'begun' as const };
  const parts = result.problems.map(({ place: [part] }) => String(part));
  return rejected(
    values,
    parts.map((part) => fieldOfPart[part] ?? part),
    'invalid',
  );
}

function rejected(values: Record<string, string>, names: readonly string[], problem: FieldProblem['problem']) {
  const fields = [...new Set(names)].map((path) => ({ path, problem }));
  const answer: FormAnswer = { code: 'INVALID_INPUT', fields, values };
  return { kind: 'refused' as const, response: data(answer, { status: 422 }) };
}
