import { type Screen, type ScreenValues, screenPath } from '@navor/contract';
import type { Config } from '../config.ts';

type Site = Pick<Config, 'publicUrl' | 'host' | 'port'>;

/** The full address of a path of this installation. */
export function siteUrl({ publicUrl, host, port }: Site, path: string): string {
  return `${publicUrl ?? `http://${host}:${port}`}${path}`;
}

export function screenUrl<Name extends Screen>(site: Site, name: Name, ...values: ScreenValues<Name>): string {
  return siteUrl(site, screenPath(name, ...values));
}
