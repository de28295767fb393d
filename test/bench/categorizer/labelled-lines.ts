import { readdirSync, readFileSync } from 'node:fs';
import type { CategorizerInput } from '../../../shared/categorizer/categorize.ts';

/** A line with the leaf that a careful person would choose; null where none is right. */
export type LabelledLine = {
  input: CategorizerInput;
  leaf: string | null;
  /** Every category that would be right: the leaf, and where the section names them its parents or other leaves. */
  accepted: string[];
  section: string;
  file: string;
  isHeldOut: boolean;
};

const SEED = 20_251;
const HELD_OUT_OF_TEN = 4;
const LINE = /^([bc])([dc]) ([\d.]+) (.*?)(?: ;mcc=(\d+))?(?: ;merchant=(.*))?$/;

// FNV-1a: which part a line belongs to depends on the line alone, not on what else the set holds.
const hash = (text: string): number => {
  let value = 0x811c9dc5 ^ SEED;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
};

const lineOf = (written: string, section: string, file: string): LabelledLine => {
  const [, account, direction, , description, mcc, merchantName] = LINE.exec(written) ?? [];
  if (!description) throw new Error(`Unreadable line in ${file}: ${written}`);
  const accepted = section === '?' || section === '-' ? [] : section.split(' | ');
  const type = direction === 'd' ? 'DEBIT' : 'CREDIT';
  return {
    input: {
      description,
      mcc,
      merchantName,
      type,
      accountType: account === 'c' ? 'CREDIT' : 'BANK',
    },
    leaf: accepted[0] ?? null,
    accepted,
    section,
    file,
    isHeldOut: hash(written) % 10 < HELD_OUT_OF_TEN,
  };
};

const linesIn = (folder: URL): LabelledLine[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => {
      let section = '';
      return readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .flatMap((line): LabelledLine[] => {
          if (line.trim() === '' || line.startsWith('#')) return [];
          if (line.startsWith('[')) {
            section = line.trim().slice(1, -1);
            return [];
          }
          return [lineOf(line, section, file)];
        });
    });

/** Every line labelled by the author of the rules; about four in ten are held out: nothing may be learnt from them. */
export const labelledLines = (): LabelledLine[] => linesIn(new URL('./labelled/', import.meta.url));

/**
 * Every line labelled by somebody who saw neither the rules nor the other lines, whatever its `isHeldOut`.
 * The mistakes in `second.txt` and in the sets whose name ends in `dev` may be looked at, those in the others never.
 */
export const blindLines = (): LabelledLine[] => linesIn(new URL('./blind/', import.meta.url));

/**
 * Lines of which often only the parent is knowable, labelled by somebody who saw neither the rules nor the other lines:
 * their sections name every accepted category. The mistakes in `dev.txt` may be looked at, those in `final.txt` never.
 */
export const parentLines = (): LabelledLine[] => linesIn(new URL('./parents/', import.meta.url));
