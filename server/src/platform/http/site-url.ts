import type { Config } from '../config.ts';

/** The full address of a path of this installation. */
export function siteUrl({ publicUrl, host, port }: Config, path: string): string {
  return `${publicUrl ?? `http://${host}:${port}`}${path}`;
}
