import { type Access, contract, listEndpoints } from '@navor/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

export async function describeApi(version: string, publicUrl: string | undefined) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const description = await generator.generate(contract, {
    info: {
      title: 'Navor API',
      version,
      description: 'An error is JSON with a stable code, a status and a message in the language of the caller.',
    },
    servers: [{ url: `${publicUrl ?? ''}/api` }],
  });
  noteAccess(description.paths as Paths);
  return description;
}

type Paths = Record<string, Record<string, { 'x-access'?: Access }>>;

/** OpenAPI knows no roles, so who may call an endpoint is told in a field of our own. */
function noteAccess(paths: Paths): void {
  for (const { path = '', method, access } of listEndpoints(contract)) {
    const operation = paths[path]?.[method.toLowerCase()];
    if (operation) operation['x-access'] = access;
  }
}

type ApiDescription = Awaited<ReturnType<typeof describeApi>>;
type Operation = {
  method: string;
  path: string;
  summary: string;
  access: string;
  tag: string;
  input: unknown;
  answers: [string, unknown][];
};

/** The API's description as a page for people, without scripts. */
export function apiDocsPage(description: ApiDescription, nonce: string): string {
  const byTag = Map.groupBy(operationsOf(description), (operation) => operation.tag);
  const sections = [...byTag].map(
    ([tag, operations]) =>
      `<section><h2 id="${escaped(tag)}">${escaped(tag)}</h2>${operations.map(card).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(description.info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg">
<style nonce="${nonce}">${styles}</style></head><body><main><h1>${escaped(description.info.title)}
<small>${escaped(description.info.version)}</small></h1><p>${escaped(description.info.description ?? '')}</p>
<p><a href="/api/openapi.json">openapi.json</a></p><nav aria-label="Capabilities">${[...byTag.keys()]
    .map((tag) => `<a href="#${escaped(tag)}">${escaped(tag)}</a>`)
    .join(' ')}</nav>${sections.join('')}</main></body></html>`;
}

function operationsOf(description: ApiDescription): Operation[] {
  return Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, details]) => {
      const operation = details as {
        summary?: string;
        'x-access'?: Access;
        tags?: string[];
        parameters?: unknown[];
        requestBody?: { content?: Record<string, { schema?: unknown }> };
        responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
      };
      return {
        method: method.toUpperCase(),
        path: `/api${path}`,
        summary: operation.summary ?? '',
        access: operation['x-access'] ?? '',
        tag: operation.tags?.[0] ?? 'other',
        input: operation.requestBody?.content?.['application/json']?.schema ?? operation.parameters,
        answers: Object.entries(operation.responses ?? {}).map(([status, answer]): [string, unknown] => [
          status,
          answer.content?.['application/json']?.schema,
        ]),
      };
    }),
  );
}

function card({ method, path, summary, access, input, answers }: Operation): string {
  const parts: [string, unknown][] = [
    ...(input ? [['Input', input] as [string, unknown]] : []),
    ...answers.map(([status, schema]): [string, unknown] => [`Answer ${status}`, schema ?? {}]),
  ];
  return `<details><summary><code><b>${method}</b> ${escaped(path)}</code> <span>${escaped(summary)}</span> <small>${escaped(access)}</small></summary>${parts
    .map(([title, schema]) => `<h3>${title}</h3><pre tabindex="0">${escaped(JSON.stringify(schema, null, 2))}</pre>`)
    .join('')}</details>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const styles = `
:root{color-scheme:light dark;font:16px/1.6 "IBM Plex Sans Variable",system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1 small{font-weight:400;font-size:1rem}h2{margin-top:2.5rem;text-transform:capitalize}h3{margin:.75rem 0 .25rem;font-size:.875rem}
nav a{margin-right:1rem}details{border:1px solid color-mix(in srgb,CanvasText 20%,Canvas);border-radius:10px;padding:.5rem 1rem;margin:.5rem 0}
summary{cursor:pointer}summary span{margin-left:.5rem}summary small{float:right;opacity:.8}a{color:LinkText}pre{overflow:auto;max-height:24rem;font-size:.8125rem}`;
