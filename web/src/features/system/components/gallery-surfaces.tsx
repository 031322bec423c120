import { Avatar } from '@navor/ui/avatar.tsx';
import { Badge } from '@navor/ui/badge.tsx';
import { Button } from '@navor/ui/button.tsx';
import {
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
  stretchedLinkClasses,
} from '@navor/ui/card.tsx';
import { Progress } from '@navor/ui/progress.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GallerySpecimen, GalleryThemePair } from './gallery-theme-pair.tsx';

const screws = [
  { size: 'M6', pitch: 1, stress: 20.1, torque: 10 },
  { size: 'M8', pitch: 1.25, stress: 36.6, torque: 25 },
  { size: 'M10', pitch: 1.5, stress: 58, torque: 49 },
  { size: 'M12', pitch: 1.75, stress: 84.3, torque: 85 },
];

export function GallerySurfaces() {
  const { t, i18n } = useTranslation('gallery');
  const decimals = (value: number, digits: number) =>
    value.toLocaleString(i18n.language, { minimumFractionDigits: digits });
  return (
    <GalleryThemePair id="surfaces" title={t('surfaces.title')}>
      <GallerySpecimen name="card">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card isInteractive>
            <CardHeader>
              <CardTitle level={3}>
                <Link to="#surfaces" className={stretchedLinkClasses}>
                  {t('surfaces.course')}
                </Link>
              </CardTitle>
              <CardDescription>{t('surfaces.courseText')}</CardDescription>
            </CardHeader>
            <CardContent>
              <Progress label={t('surfaces.progress')} value={5} max={8} valueText={t('surfaces.progressText')} />
            </CardContent>
          </Card>
          <Card>
            <CardHeader>
              <div className="flex items-center gap-3">
                <Avatar name="Maja Novak" />
                <div className="min-w-0">
                  <CardTitle level={3}>Maja Novak</CardTitle>
                  <CardDescription>{t('surfaces.mentor')}</CardDescription>
                </div>
                <Badge tone="ok" className="ml-auto">
                  {t('surfaces.free')}
                </Badge>
              </div>
            </CardHeader>
            <CardFooter>
              <Button size="sm">{t('actions.book')}</Button>
              <Button size="sm" variant="ghost">
                {t('surfaces.profile')}
              </Button>
            </CardFooter>
          </Card>
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="avatar">
        <div className="flex flex-wrap items-center gap-3">
          <Avatar name="Ana Kovač" size="sm" alt="Ana Kovač" />
          <Avatar name="žiga.horvat@example.com" alt="Žiga Horvat" />
          <Avatar name="Lena Österreicher" size="lg" alt="Lena Österreicher" />
          <Avatar name="" size="xl" />
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="table">
        <Table label={t('surfaces.screws')}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('surfaces.thread')}</TableHeader>
              <TableHeader isNumeric>{t('surfaces.pitch')}</TableHeader>
              <TableHeader isNumeric>{t('surfaces.stressArea')}</TableHeader>
              <TableHeader isNumeric>{t('surfaces.torque')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {screws.map((screw) => (
              <TableRow key={screw.size}>
                <TableHeader scope="row">{screw.size}</TableHeader>
                <TableCell isNumeric>{decimals(screw.pitch, 2)}</TableCell>
                <TableCell isNumeric>{decimals(screw.stress, 1)}</TableCell>
                <TableCell isNumeric>{decimals(screw.torque, 0)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </GallerySpecimen>
    </GalleryThemePair>
  );
}
