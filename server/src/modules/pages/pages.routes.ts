import type { Page } from '@navor/contract';
import { textIn } from '@navor/languages';
import { os } from '../../platform/api.ts';
import type { Config } from '../../platform/config.ts';
import { found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findPage, type PageRow } from './find-page.ts';
import { fillPlaceholders } from './page-placeholders.ts';

export function pagesRoutes({ config, pool }: Services) {
  return {
    get: os.pages.get.handler(async ({ input }) => presentPage(found(await findPage(pool, input)), config.operator)),
  };
}

function presentPage({ title, summary, body, language, ...page }: PageRow, operator: Config['operator']): Page {
  return {
    ...{ ...page, language },
    title: textIn(title, language),
    summary: textIn(summary, language),
    body: body.map((part) => (part.kind === 'html' ? { ...part, html: fillPlaceholders(part.html, operator) } : part)),
  };
}
