import { isMap, isSeq, type Node, type YAMLMap } from 'yaml';
import type { FieldReader, Report, Written } from './field-reader.ts';
import {
  limitFields,
  type QuantityBlock,
  quantityFields,
  quantityFieldsOf,
  readConditionFields,
  readQuantityFields,
} from './formula-block.ts';
import { openBlock } from './open-block.ts';
import type { ConditionBlock } from './read-conditions.ts';

export type ChoiceBlock = {
  /** Without values where it is only there to be looked up by. */
  options: { label: Written; value: Written | null }[];
};

export type RuleBlock = { line: number; values: Written[] } & (
  | { kind: 'series'; of: Written }
  | { kind: 'lookup'; by: Written; upTo: Written[] }
);
export type ChoiceRuleBlock = {
  kind: 'choice-lookup';
  line: number;
  choice: Written;
  by: Written;
  upTo: Written[];
  columns: { label: Written; values: Written[] }[];
};

export type CalculatorQuantityBlock = QuantityBlock & { figures: Written | null } & (
    | { kind: 'plain' }
    | { kind: 'choice'; choice: ChoiceBlock }
    | { kind: 'ruled'; rule: RuleBlock | ChoiceRuleBlock }
  );

/** The block as it is written: the right shape, but nothing in it is looked at yet. */
export type CalculatorBlock = {
  title: Written | null;
  quantities: CalculatorQuantityBlock[];
  equations: Written[];
  conditions: ConditionBlock[];
};

const form = { fields: ['title', 'quantities', 'equations', 'conditions'], longest: 16_000 };
const ownFields = ['choices', 'series', 'lookup'];
const allFields = [...quantityFields, 'figures', ...ownFields];
const mostQuantities = 24;
const mostEquations = 16;

/** Null where the shape is not the one that is asked for; what is wrong with it is reported. */
export function readCalculatorBlock(source: string, firstLine: number, report: Report): CalculatorBlock | null {
  const block = openBlock(source, firstLine, form, report);
  return block && readBlock(block.root, firstLine, block.reader);
}

function readBlock(root: YAMLMap, firstLine: number, reader: FieldReader): CalculatorBlock | null {
  const fields = reader.fieldsOf(root, form.fields);
  const title = reader.textOf(fields.get('title'), 'title');
  const quantities = readQuantities(fields.get('quantities'), firstLine, reader);
  const equations = readEquations(fields.get('equations'), reader);
  const conditions = readConditionFields(fields.get('conditions'), reader);
  if (!quantities || !equations || !conditions) return null;
  return { title, quantities, equations, conditions };
}

function readQuantities(
  listed: Node | undefined,
  firstLine: number,
  reader: FieldReader,
): CalculatorQuantityBlock[] | null {
  const line = listed ? reader.lineOf(listed) : firstLine;
  if (!isMap(listed)) {
    reader.fault(line, 'quantitiesMissing');
    return null;
  }
  if (listed.items.length > mostQuantities) {
    reader.fault(line, 'quantitiesTooMany', String(mostQuantities));
    return null;
  }
  const quantities = [...reader.fieldsOf(listed)].flatMap(([key, node]) => readQuantity(key, node, reader) ?? []);
  return quantities.length === listed.items.length ? quantities : null;
}

/** There may be none: what is looked up needs none. */
function readEquations(listed: Node | undefined, reader: FieldReader): Written[] | null {
  if (!listed) return [];
  const line = reader.lineOf(listed);
  if (!isSeq(listed)) {
    reader.fault(line, 'equationsList');
    return null;
  }
  if (listed.items.length <= mostEquations) return reader.textsOf(listed, 'equations');
  reader.fault(line, 'equationsTooMany', String(mostEquations));
  return null;
}

function readQuantity(key: string, node: Node, reader: FieldReader): CalculatorQuantityBlock | null {
  const fields = quantityFieldsOf(key, node, allFields, reader);
  if (!fields) return null;
  const figures = reader.textOf(fields.get('figures'), `${key}.figures`);
  const quantity = { ...readQuantityFields(key, reader.lineOf(node), fields, reader), figures };
  const [own, another] = ownFields.filter((field) => fields.has(field));
  if (!own) return { ...quantity, kind: 'plain' };
  const others = ['range', 'constant', ...limitFields, ...(own === 'choices' ? ['figures', 'whole'] : ['start'])];
  const unfit = another ?? others.find((field) => fields.has(field));
  if (unfit) {
    reader.fault(quantity.line, 'quantityFieldsUnlike', key, `${own}, ${unfit}`);
    return null;
  }
  const from = fields.get(own);
  if (own === 'choices') {
    const options = readOptions(key, from, reader);
    return options && { ...quantity, kind: 'choice', choice: { options } };
  }
  const rule = own === 'series' ? readSeries(key, from, reader) : readLookup(key, from, reader);
  return rule && { ...quantity, kind: 'ruled', rule };
}

function readOptions(key: string, node: Node | undefined, reader: FieldReader): ChoiceBlock['options'] | null {
  const path = `${key}.choices`;
  if (isSeq(node)) return reader.textsOf(node, path)?.map((label) => ({ label, value: null })) ?? null;
  const entries = reader.textMapOf(node, path);
  const options = entries?.flatMap(({ name, node: written }) => {
    const value = reader.textOf(written, `${path}.${name.text}`);
    return value ? [{ label: name, value }] : [];
  });
  return options?.length === entries?.length ? (options ?? null) : null;
}

function readSeries(key: string, node: Node | undefined, reader: FieldReader): RuleBlock | null {
  const path = `${key}.series`;
  const fields = ruleFields(node, path, ['of', 'values'], reader);
  const of = reader.textOf(fields?.get('of'), `${path}.of`);
  const values = reader.textsOf(fields?.get('values'), `${path}.values`);
  return node && of && values ? { kind: 'series', line: reader.lineOf(node), of, values } : null;
}

function readLookup(key: string, node: Node | undefined, reader: FieldReader): RuleBlock | ChoiceRuleBlock | null {
  const path = `${key}.lookup`;
  const fields = ruleFields(node, path, ['by', 'upTo', 'values'], reader, ['choice']);
  const by = reader.textOf(fields?.get('by'), `${path}.by`);
  const upTo = reader.textsOf(fields?.get('upTo'), `${path}.upTo`);
  if (!node || !fields || !by || !upTo) return null;
  const base = { line: reader.lineOf(node), by, upTo };
  if (!fields.has('choice')) {
    const values = reader.textsOf(fields.get('values'), `${path}.values`);
    return values && { ...base, kind: 'lookup', values };
  }
  const choice = reader.textOf(fields.get('choice'), `${path}.choice`);
  const entries = reader.textMapOf(fields.get('values'), `${path}.values`);
  const columns = entries?.flatMap(({ name, node: listed }) => {
    const values = reader.textsOf(listed, `${path}.values.${name.text}`);
    return values ? [{ label: name, values }] : [];
  });
  if (!choice || !columns || columns.length !== entries?.length) return null;
  return { ...base, kind: 'choice-lookup', choice, columns };
}

function ruleFields(
  node: Node | undefined,
  path: string,
  needed: string[],
  reader: FieldReader,
  optional: string[] = [],
): Map<string, Node> | null {
  const line = reader.lineOf(node);
  if (!isMap(node)) {
    reader.fault(line, 'blockFields', path, needed.join(', '));
    return null;
  }
  const fields = reader.fieldsOf(node, [...needed, ...optional]);
  const missing = needed.filter((field) => !fields.has(field));
  for (const field of missing) reader.fault(line, 'blockFieldMissing', `${path}.${field}`);
  return missing.length > 0 ? null : fields;
}
