import { type Expression, type FunctionName, functionNames } from '@navor/quantities';
import { type MathNode, type OperatorNode, parse } from 'mathjs/number';

export type ParsedEquation =
  | { kind: 'equation'; left: Expression; right: Expression }
  | { kind: 'refused'; why: string };

const longestEquation = 300;
const deepestNesting = 24;

/** Reads `U = R * I`. Of the grammar of mathjs only what readers can follow step by step is let in. */
export function parseEquation(text: string): ParsedEquation {
  if (text.length > longestEquation) return refused(`it is longer than ${longestEquation} characters`);
  const sides = text.split('=');
  const [left = '', right = ''] = sides;
  if (sides.length !== 2) return refused('it needs exactly one =');
  try {
    return { kind: 'equation', left: read(left), right: read(right) };
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message);
    // Whatever mathjs throws at a text is about that text.
    return refused(error instanceof Error ? lowerFirst(error.message) : 'it cannot be read');
  }
}

class Refusal extends Error {}

function refused(why: string): ParsedEquation {
  return { kind: 'refused', why };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function read(side: string): Expression {
  if (side.trim() === '') throw new Refusal('one side is empty');
  if (side.includes(',')) throw new Refusal('a comma has no meaning in it; the decimal sign is the point');
  return toExpression(parse(side), 0);
}

function toExpression(node: MathNode, depth: number): Expression {
  if (depth > deepestNesting) throw new Refusal('it is nested too deeply');
  const inner = (of: MathNode | undefined) => {
    if (!of) throw new Refusal('something is missing in it');
    return toExpression(of, depth + 1);
  };
  if (node.type === 'ParenthesisNode' && 'content' in node) return inner(node.content as MathNode);
  if (
    node.type === 'ConstantNode' &&
    'value' in node &&
    typeof node.value === 'number' &&
    Number.isFinite(node.value)
  ) {
    return { op: 'number', value: node.value };
  }
  if (node.type === 'SymbolNode' && 'name' in node) {
    return node.name === 'pi' ? { op: 'pi' } : { op: 'quantity', key: String(node.name) };
  }
  if (node.type === 'OperatorNode') return toOperation(node as OperatorNode, inner);
  if (node.type === 'FunctionNode' && 'fn' in node && 'args' in node) {
    const name = String(node.fn);
    const args = node.args as MathNode[];
    if (!isFunctionName(name)) throw new Refusal(`${name}(…) is no known function; a product is written with *`);
    if (args.length !== 1) throw new Refusal(`${name} takes one argument`);
    return { op: 'call', name, of: inner(args[0]) };
  }
  throw new Refusal(`"${node.toString()}" is not understood`);
}

function toOperation(node: OperatorNode, inner: (of: MathNode | undefined) => Expression): Expression {
  const [left, right] = node.args;
  if (node.fn === 'unaryMinus') return { op: 'negate', of: inner(left) };
  if (node.fn === 'unaryPlus') return inner(left);
  if (node.implicit) throw new Refusal(`a product is written with *: "${node.toString()}"`);
  const operations = {
    add: 'add',
    subtract: 'subtract',
    multiply: 'multiply',
    divide: 'divide',
    pow: 'power',
  } as const;
  const name: string = node.fn;
  if (!Object.hasOwn(operations, name)) throw new Refusal(`the sign ${node.op} is not understood`);
  return { op: operations[name as keyof typeof operations], left: inner(left), right: inner(right) };
}

function isFunctionName(name: string): name is FunctionName {
  return functionNames.some((known) => known === name);
}
