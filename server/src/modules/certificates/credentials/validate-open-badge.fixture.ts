import { readFileSync } from 'node:fs';
import { Ajv2019, type ErrorObject } from 'ajv/dist/2019.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const schemas = new URL('../../../test-support/sample-files/open-badges/', import.meta.url);
const ajv = new Ajv2019({ allErrors: true, strict: false, formats: fullFormats });
const validators = ['json', 'json-ld'].map((form) => ({ form, validate: compiled(form) }));

/** What the published schemas of Open Badges 3.0 find wrong, in either form. */
export function openBadgeProblems(credential: unknown): string[] {
  return validators.flatMap(({ form, validate }) => {
    validate(credential);
    const problems: ErrorObject[] = validate.errors ?? [];
    return problems.map(({ instancePath, message }) => `${form}: ${instancePath} ${message}`);
  });
}

function compiled(form: string) {
  const file = new URL(`${form}/ob_v3p0_achievementcredential_schema.json`, schemas);
  return ajv.compile(JSON.parse(readFileSync(file, 'utf8')));
}
