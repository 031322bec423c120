import { Avatar } from '@navor/ui/avatar.tsx';
import type { ReactNode } from 'react';

type PersonRowProps = {
  person: { full_name: string; email: string; avatar_url: string | null };
  note?: string;
  /** What can be done. */
  children?: ReactNode;
};

export function PersonRow({ person, note, children }: PersonRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 p-4 md:px-6">
      <Avatar name={person.full_name} src={person.avatar_url} />
      <div className="grid min-w-0 grow gap-0.5">
        <p translate="no" className="wrap-anywhere font-medium text-sm">
          {person.full_name}
        </p>
        <p className="wrap-anywhere text-muted text-sm">{note ? `${person.email} · ${note}` : person.email}</p>
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
