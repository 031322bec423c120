import { readFileSync } from 'node:fs';
import { Ajv2019, type ErrorObject } from 'ajv/dist/2019.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const schemaFile = new URL(
  '../../../test-support/sample-files/open-badges/ob_v3p0_achievementcredential_schema.json',
  import.meta.url,
);
const ajv = new Ajv2019({ allErrors: true, strict: false, formats: fullFormats });
const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')));

/** What the published schema of Open Badges 3.0 finds wrong. */
export function openBadgeProblems(credential: unknown): string[] {
  validate(credential);
  return (validate.errors ?? []).map(({ instancePath, message }: ErrorObject) => `${instancePath} ${message}`);
}
