import { clsx } from 'clsx';

const tones = { action: 'bg-action', ok: 'bg-ok', muted: 'bg-line-strong' };

export type BarTone = keyof typeof tones;

/** What it shows stands beside it in words. */
export function Bar({ share, tone = 'action' }: { share: number; tone?: BarTone }) {
  return (
    <div aria-hidden className="h-2 overflow-hidden rounded-sm bg-line">
      <div className={clsx('h-full rounded-sm', tones[tone])} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
