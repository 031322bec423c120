import { allFeatures } from '#features/all-features.ts';
import type { SidebarGroup, SidebarLink } from '#screen/feature.ts';

/** The dashboard's sidebar, as the features declare it. */
export function sidebarLinks(group: SidebarGroup): SidebarLink[] {
  return allFeatures.flatMap(({ sidebar = [] }) => sidebar.filter((link) => link.group === group));
}
