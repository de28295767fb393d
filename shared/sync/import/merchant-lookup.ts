import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { looksLikePerson } from '../../categorizer/people.ts';
import { log } from '../../platform/log.ts';
import { keys } from '../../platform/table/keys.ts';
import { stored } from '../../platform/table/stored.ts';
import type { Table } from '../../platform/table/table.ts';
import { updateItem } from '../../platform/table/update.ts';
import type { Aggregator, CallOptions } from '../../pluggy/aggregator.ts';
import type { AggregatorMerchants } from '../../pluggy/aggregator-schemas.ts';
import { companyDocument, withoutTaxDocuments } from '../../pluggy/rows/same-person.ts';
import type { Company } from '../../pluggy/rows/transaction-mapping.ts';
import { normalizeText } from '../../text/normalize-text.ts';
import { expiring } from '../../time/host.ts';
import { addSeconds, epochSeconds, type Instant } from '../../time/instant.ts';

const DAY_SECONDS = 86_400;
const FOUND_SECONDS = 180 * DAY_SECONDS;
const NOT_FOUND_SECONDS = 30 * DAY_SECONDS;
const BATCH = 50;
/** Of one import; the next one asks for the others. */
const MOST_ASKED = 100;
/** Of one import: above any real connection. */
const MOST_READ = 1_000;
/** An import waits no longer for what it can do without. */
const WITHIN_MS = 5_000;

const schema = z.object({
  /** Null: the aggregator does not know the company. */
  company: z.nullable(
    z.object({
      name: stored.maybeText,
      businessName: stored.maybeText,
      cnae: stored.maybeText,
      category: stored.maybeText,
    }),
  ),
  freshUntil: stored.instant,
});
type Known = z.output<typeof schema>;

// The company of one person has that person's name, and often the CPF behind it.
const nameOfCompany = (name: string | null): string | null => {
  const plain = withoutTaxDocuments(name ?? '').trim();
  return plain === '' || looksLikePerson(normalizeText(plain).split(' ')) ? null : plain;
};

type Found = AggregatorMerchants['foundMerchants'][number];

const companyOf = ({ name, businessName, cnae, category }: Found): Company => ({
  name: nameOfCompany(name),
  businessName: nameOfCompany(businessName),
  cnae: cnae === null ? null : String(cnae),
  category,
});

/** The answers to what was asked; the aggregator's list may print a CNPJ in another form. */
const answersIn = (answer: AggregatorMerchants, asked: readonly string[]): [string, Company | null][] => {
  const found = new Map(answer.foundMerchants.map((one) => [companyDocument(one.cnpj), companyOf(one)]));
  const unknown = new Set([...answer.notFoundMerchants, ...answer.invalidCnpjs].map(companyDocument));
  return asked.flatMap((cnpj): [string, Company | null][] => {
    const company = found.get(cnpj) ?? null;
    return company !== null || unknown.has(cnpj) ? [[cnpj, company]] : [];
  });
};

/**
 * What the aggregator knows of companies, kept by their CNPJ for every user: 180 days, 30 where it knows nothing. A failure of the
 * look-up is logged, and what was kept before then serves beyond its time.
 */
export const merchantLookup = (table: Table, aggregator: Pick<Aggregator, 'merchants'>, clock: () => Instant) => {
  const { client, name: TableName } = table;

  const known = async (cnpj: string): Promise<[string, Known] | null> => {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keys.merchant(cnpj) }));
    const read = schema.safeParse(Item);
    return read.success ? [cnpj, read.data] : null;
  };

  const keep = (cnpj: string, company: Company | null): Promise<unknown> => {
    const freshUntil = addSeconds(clock(), company ? FOUND_SECONDS : NOT_FOUND_SECONDS);
    const set = { company, freshUntil, expiresAt: epochSeconds(freshUntil) };
    return updateItem(table, keys.merchant(cnpj), { set }, 'NONE');
  };

  const ask = async (cnpjs: readonly string[], { signal }: CallOptions): Promise<[string, Company | null][]> => {
    const answers: [string, Company | null][] = [];
    const within = expiring(WITHIN_MS);
    try {
      for (let at = 0; at < cnpjs.length; at += BATCH) {
        const batch = cnpjs.slice(at, at + BATCH);
        const options = { signal: signal ? AbortSignal.any([signal, within]) : within };
        const answered = answersIn(await aggregator.merchants(batch, options), batch);
        answers.push(...answered);
        await Promise.all(answered.map(([cnpj, company]) => keep(cnpj, company)));
      }
    } catch (error) {
      log.failure(error, { merchants: cnpjs.length });
    }
    return answers;
  };

  /** Of the CNPJs, which may repeat, those that are known to be a company's. One round trip where all are kept, none without any. */
  return async (cnpjs: readonly string[], options: CallOptions = {}): Promise<ReadonlyMap<string, Company>> => {
    const wanted = [...new Set(cnpjs)].filter((cnpj) => companyDocument(cnpj) === cnpj).slice(0, MOST_READ);
    if (wanted.length === 0) return new Map();
    const kept = new Map((await Promise.all(wanted.map(known))).filter((one) => one !== null));
    const now = clock();
    const due = wanted.filter((cnpj) => (kept.get(cnpj)?.freshUntil ?? now) <= now).slice(0, MOST_ASKED);
    const answers: [string, Company | null][] = [...kept].map(([cnpj, { company }]) => [cnpj, company]);
    if (due.length > 0) answers.push(...(await ask(due, options)));
    const companies = new Map(answers);
    return new Map([...companies].flatMap(([cnpj, company]) => (company ? [[cnpj, company]] : [])));
  };
};

export type MerchantLookup = ReturnType<typeof merchantLookup>;
