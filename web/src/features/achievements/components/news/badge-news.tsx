import { useTranslation } from 'react-i18next';
import { href, useLocation, useNavigate, useRevalidator } from 'react-router';
import { useNewsChecks } from './use-news-checks.ts';

/** Screens that show what was earned. */
const tellingScreens: string[] = [href('/dashboard'), href('/dashboard/achievements')];

/** Tells of badges soon after they were earned, wherever in the dashboard somebody is. Shows nothing by itself. */
export function BadgeNews() {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  useNewsChecks(async () => {
    // What asks and tells is fetched after everything that a page needs.
    const { tellBadgeNews } = await import('./tell-badge-news.tsx');
    const hasNews = await tellBadgeNews(i18n, () => navigate(href('/dashboard/achievements')));
    if (hasNews && tellingScreens.includes(pathname)) await revalidate();
  });
  return null;
}
