import type { Field, ValueForm } from '../../../contract/tool.ts';
import { isObject } from '../../../is-object.ts';
import { parseInstant } from '../../../time/instant.ts';
import { dateInSaoPaulo, timeInSaoPaulo } from '../../../time/sao-paulo.ts';

const partAt = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return value.at(Number(step));
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
};

/** The value at a path such as `data.accounts` or `installments.-1.dueDate`; undefined when there is none. */
export const valueAt = (value: unknown, path: string): unknown => path.split('.').reduce(partAt, value);

const local = (text: string): string => {
  const instant = parseInstant(text);
  return instant ? `${dateInSaoPaulo(instant)} ${timeInSaoPaulo(instant)}` : text;
};

const range = ({ startDate, endDate, from = startDate, to = endDate }: Record<string, unknown>): string =>
  `${String(from).slice(0, 10)}..${String(to).slice(0, 10)}`;

const formed = (value: unknown, form: ValueForm | undefined): unknown => {
  if (form === 'range') return isObject(value) ? range(value) : value;
  if (typeof value !== 'string') return value;
  if (form === 'day') return value.slice(0, 10);
  return form === 'local' ? local(value) : value;
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** The value without null and empty texts, lists and objects, at any depth; undefined when nothing is left. */
export const said = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((part) => said(part) ?? null);
  if (!isObject(value)) return isEmpty(value) ? undefined : value;
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const left = said(part);
    return left === undefined ? [] : [[name, left] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
};

export const nameOf = (field: Field): string => (typeof field === 'string' ? field : field.name);

/** The field's formatted value; undefined when it is empty. */
export const read = (body: unknown, field: Field): unknown => {
  if (typeof field === 'string') return said(valueAt(body, field));
  const { name, path = name, form, usual } = field;
  const value = said(formed(valueAt(body, path), form));
  return value === usual ? undefined : value;
};
