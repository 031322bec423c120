import { Avatar } from '@navor/ui/avatar.tsx';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { useIntentFetcher } from '../forms/use-intent-fetcher.ts';

type Decision = Record<'approve' | 'approveOf' | 'approved' | 'decline' | 'declineOf' | 'declined', string> &
  Record<'declineTitle' | 'declineText' | 'declineReason' | 'declineHelp', string>;

type RequestItemProps = {
  id: string;
  person: { id: string; full_name: string; email: string; avatar_url: string | null };
  /** When it was asked, in words. */
  asked: string | null;
  /** The words of both answers, as long as it waits for one. */
  decision: Decision | null;
  /** What an administrator needs to know. */
  children: ReactNode;
};

/** Somebody who asks for a role, and the two answers. */
export function RequestItem({ id, person, asked, decision, children }: RequestItemProps) {
  return (
    <li className="grid gap-4 p-4 md:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={person.full_name} src={person.avatar_url} />
        <div className="grid min-w-0 grow gap-0.5">
          <h3 translate="no" className="wrap-anywhere font-medium">
            {person.full_name}
          </h3>
          <p className="text-sm">
            <TextLink to={href('/dashboard/people/:personId', { personId: person.id })} className="wrap-anywhere">
              {person.email}
            </TextLink>
          </p>
        </div>
        {asked && <p className="text-muted text-sm">{asked}</p>}
      </div>
      <div className="grid max-w-reading gap-2 text-sm">{children}</div>
      {decision && (
        <div className="flex flex-wrap gap-2">
          <ApproveForm id={id} decision={decision} />
          <ReasonDialog
            intent="decline"
            id={id}
            texts={{
              open: decision.decline,
              openOf: decision.declineOf,
              title: decision.declineTitle,
              consequence: decision.declineText,
              reason: decision.declineReason,
              reasonHelp: decision.declineHelp,
              submit: decision.decline,
              done: decision.declined,
            }}
          />
        </div>
      )}
    </li>
  );
}

function ApproveForm({ id, decision }: { id: string; decision: Decision }) {
  const { Form, onSubmit, isBusy, formError } = useIntentFetcher(() => toast({ tone: 'ok', title: decision.approved }));
  return (
    <Form method="post" onSubmit={onSubmit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" isBusy={isBusy} aria-label={decision.approveOf}>
        {decision.approve}
      </Button>
      {formError && (
        <p role="alert" className="text-danger text-sm">
          {formError}
        </p>
      )}
    </Form>
  );
}
