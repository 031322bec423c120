import type { ReactNode } from 'react';
import type { FieldAt } from './editing-props.ts';
import { ListEditor } from './list-editor.tsx';
import { NameField } from './name-field.tsx';

type RecordEditorProps<Value> = FieldAt & {
  legend: string;
  help?: ReactNode;
  record: Readonly<Record<string, Value>>;
  onChange: (record: Record<string, Value>) => void;
  create: () => Value;
  /** Of the first entry that is added; others get a number. */
  newName: (number: number) => string;
  nameOf: (name: string) => string;
  addLabel: string;
  least?: number;
  most: number;
  children: (entry: { name: string; nameField: ReactNode; value: Value; change: (value: Value) => void }) => ReactNode;
};

/** Entries by name, such as the variables of a question. They keep their order while their names change. */
export function RecordEditor<Value>({
  record,
  onChange,
  create,
  newName,
  nameOf,
  children,
  ...list
}: RecordEditorProps<Value>) {
  const names = Object.keys(record);
  return (
    <ListEditor<[name: string, value: Value]>
      {...list}
      items={Object.entries(record)}
      onChange={(entries) => onChange(Object.fromEntries(entries))}
      create={() => [freeName(names, newName), create()]}
      nameOf={([name]) => nameOf(name)}
      keyOf={([name]) => name}
      canMove={false}
    >
      {([name, value], change) =>
        children({
          name,
          nameField: (
            <NameField
              name={name}
              taken={names.filter((other) => other !== name)}
              onRename={(next) => change([next, value])}
            />
          ),
          value,
          change: (next) => change([name, next]),
        })
      }
    </ListEditor>
  );
}

function freeName(taken: readonly string[], newName: (number: number) => string): string {
  let number = 1;
  while (taken.includes(newName(number))) number += 1;
  return newName(number);
}
