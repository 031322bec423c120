import type { Person, Role } from '@navor/contract';
import { roles } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { NativeCheckbox } from '#screen/forms/native-checkbox.tsx';
import { useIntentFetcher } from '#screen/forms/use-intent-fetcher.ts';

/** Everybody is a learner; these are what somebody may be beside it. */
const grantable = roles.filter((role) => role !== 'learner');

export function RolesForm({ person: { id, full_name, roles: current } }: { person: Person }) {
  const { t } = useTranslation(['people', 'profile']);
  const legend = useId();
  const form = useRef<HTMLFormElement>(null);
  const hasScripts = useHasScripts();
  const [isChanged, setIsChanged] = useState(false);
  const { Form, onSubmit, isBusy, refusal, formError } = useIntentFetcher(() =>
    toast({ tone: 'ok', title: t('saved', { name: full_name }) }),
  );
  const compare = () => setIsChanged(isDifferent(form.current, current));

  // Also for what was ticked before the scripts were there, and for what the server says meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a refusal, the boxes are as they were.
  useEffect(() => setIsChanged(isDifferent(form.current, current)), [current, refusal]);

  // Without scripts nobody can tell, and the server records no change where there is none.
  const isHeldBack = hasScripts && !isChanged;
  const send = (event: FormEvent<HTMLFormElement>) => (isHeldBack ? event.preventDefault() : onSubmit(event));
  return (
    <Form ref={form} method="post" onSubmit={send} onChange={compare} className="grid gap-4">
      <input type="hidden" name="intent" value="set-roles" />
      <fieldset aria-labelledby={legend} className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <legend id={legend} className="sr-only">
          {t('rolesOf', { name: full_name })}
        </legend>
        {grantable.map((role) => (
          <Field key={role} layout="inline" label={t(`profile:roles.${role}`)}>
            {/* Follows what the server says, also when it refused. */}
            <NativeCheckbox
              key={`${id} ${current.includes(role)} ${refusal?.code}`}
              name="roles"
              value={role}
              defaultChecked={current.includes(role)}
            />
          </Field>
        ))}
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          isBusy={isBusy}
          // Not `disabled`, which would take the focus away once the roles are saved.
          aria-disabled={isHeldBack || undefined}
          className="aria-disabled:opacity-55"
        >
          {t('save')}
        </Button>
      </fieldset>
      {formError && <Alert tone="danger">{formError}</Alert>}
    </Form>
  );
}

function isDifferent(form: HTMLFormElement | null, current: readonly Role[]): boolean {
  if (!form) return false;
  const chosen = new FormData(form).getAll('roles');
  return grantable.some((role) => chosen.includes(role) !== current.includes(role));
}
