import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@navor/ui/card.tsx';
import { type ReactNode, useId } from 'react';

type SettingsSectionProps = { title: ReactNode; text?: ReactNode; badge?: ReactNode; children: ReactNode };

/** One matter of a settings screen, named for those who jump from region to region. */
export function SettingsSection({ title, text, badge, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardHeader>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CardTitle id={id}>{title}</CardTitle>
            {badge}
          </div>
          {text && <CardDescription className="max-w-reading">{text}</CardDescription>}
        </CardHeader>
        <CardContent>{children}</CardContent>
      </Card>
    </section>
  );
}
