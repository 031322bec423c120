import { Vijak, type VijakPose } from '@navor/ui/brand/vijak.tsx';
import type { ReactNode } from 'react';
import { PageMeta } from '#screen/page-meta.tsx';

type CheckoutMessageProps = {
  pose: VijakPose;
  title: string;
  text: ReactNode;
  /** The ways on, the likeliest first. */
  actions: ReactNode;
  children?: ReactNode;
};

/** How a purchase stands, and where to go from there. */
export function CheckoutMessage({ pose, title, text, actions, children }: CheckoutMessageProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-center gap-6 px-4 py-10 text-center md:px-8">
      <PageMeta title={title} isIndexed={false} />
      <Vijak pose={pose} className="w-56 max-w-full" />
      <div className="grid gap-2">
        <h1 className="text-balance font-semibold text-3xl tracking-tight">{title}</h1>
        <div className="grid gap-1 text-balance text-muted">{text}</div>
      </div>
      <div className="flex flex-wrap justify-center gap-3">{actions}</div>
      {children}
    </div>
  );
}
