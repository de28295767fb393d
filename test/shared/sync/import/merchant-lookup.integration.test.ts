import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { keys } from '../../../../shared/platform/table/keys.ts';
import type { Aggregator } from '../../../../shared/pluggy/aggregator.ts';
import { merchantsSchema } from '../../../../shared/pluggy/aggregator-schemas.ts';
import { companyDocument } from '../../../../shared/pluggy/rows/same-person.ts';
import { AggregatorError } from '../../../../shared/pluggy/send.ts';
import { merchantLookup } from '../../../../shared/sync/import/merchant-lookup.ts';
import { addSeconds, type Instant, instantFromMilliseconds } from '../../../../shared/time/instant.ts';
import { inProcessTable } from '../../../support/in-process-dynamo.ts';

const start = instantFromMilliseconds(Date.UTC(2026, 2, 10, 12));
const CNPJ = '11222333000181';
const CPF = '52998224725';
const DAY = 86_400;

const digit = (body: string): string => {
  const sum = [...body].reduceRight((all, one, at) => all + Number(one) * (2 + ((body.length - 1 - at) % 8)), 0);
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
};
const cnpjOf = (index: number): string => {
  const body = `${String(20_000_000 + index)}0001`;
  const first = `${body}${digit(body)}`;
  return `${first}${digit(first)}`;
};

type Answer = (cnpjs: readonly string[]) => unknown;
const knows: Answer = (cnpjs) => ({
  foundMerchants: cnpjs.map((cnpj) => ({ cnpj, name: 'Edifício Azul', cnae: 8_112_500, category: 'Housing' })),
});
const knowsNothing: Answer = (cnpjs) => ({ foundMerchants: [], notFoundMerchants: cnpjs });
const refuses =
  (status: number | null): Answer =>
  () => {
    throw new AggregatorError('GET /merchants', status);
  };

const world = async (answer: Answer = knows) => {
  const table = await inProcessTable();
  const asked: (readonly string[])[] = [];
  let [now, answers]: [Instant, Answer] = [start, answer];
  const merchants: Aggregator['merchants'] = async (cnpjs) => {
    asked.push(cnpjs);
    return merchantsSchema.parse(answers(cnpjs));
  };
  return {
    table,
    asked,
    lookUp: merchantLookup(table, { merchants }, () => now),
    pass: (days: number): void => {
      now = addSeconds(now, days * DAY);
    },
    nowAnswers: (next: Answer): void => {
      answers = next;
    },
  };
};

describe('what is a company', () => {
  it.each([
    [CNPJ, CNPJ],
    ['11.222.333/0001-81', CNPJ],
    ['11222333000182', null],
    ['00000000000000', null],
    [CPF, null],
    ['529.982.247-25', null],
    [`000${CPF}`, null],
    // A CPF filled up to 14 digits whose check digits are those of a CNPJ, too.
    ['00000000000191', null],
    ['***.982.247-**', null],
    ['12ABC34501DE35', null],
    ['', null],
    [null, null],
  ])('%s: %s', (document, company) => expect(companyDocument(document)).toBe(company));
});

describe('the look-up of companies', () => {
  it('asks once for each, in batches of 50, and for at most 100 of an import; the next asks for the rest', async () => {
    const { lookUp, asked } = await world();
    const all = Array.from({ length: 120 }, (_, index) => cnpjOf(index));
    const first = await lookUp([...all, ...all, CPF, 'x']);
    expect(asked.map(({ length }) => length)).toEqual([50, 50]);
    expect(first.size).toBe(100);
    const second = await lookUp(all);
    expect(asked.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(second.size).toBe(120);
    await lookUp(all);
    expect(asked.flat().toSorted()).toEqual(all.toSorted());
  });

  it('never asks without a CNPJ, nor for a CPF', async () => {
    const { lookUp, asked } = await world();
    expect([await lookUp([]), await lookUp([CPF, `000${CPF}`])]).toEqual([new Map(), new Map()]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['found', knows, 180, 1],
    ['not found', knowsNothing, 30, 0],
    ['invalid at the aggregator', (cnpjs: readonly string[]) => ({ foundMerchants: [], invalidCnpjs: cnpjs }), 30, 0],
  ] as const)('keeps what was %s', async (_, answer, days, size) => {
    const { lookUp, asked, pass } = await world(answer);
    expect((await lookUp([CNPJ])).size).toBe(size);
    pass(days - 1);
    expect((await lookUp([CNPJ])).size).toBe(size);
    expect(asked).toHaveLength(1);
    pass(1);
    await lookUp([CNPJ]);
    expect(asked).toHaveLength(2);
  });

  it.each([403, 404, 429, 500, null])(
    'a refusal with %s fails nothing, and the next import asks again',
    async (status) => {
      const { lookUp, asked, nowAnswers } = await world(refuses(status));
      expect(await lookUp([CNPJ])).toEqual(new Map());
      nowAnswers(knows);
      expect(await lookUp([CNPJ])).toHaveProperty('size', 1);
      expect(asked).toHaveLength(2);
    },
  );

  it('what was kept serves beyond its time while the aggregator fails, so that no category flips', async () => {
    const { lookUp, pass, nowAnswers } = await world();
    const before = await lookUp([CNPJ]);
    pass(200);
    nowAnswers(refuses(500));
    expect(await lookUp([CNPJ])).toEqual(before);
  });

  it('what the first batch brought stays where the second fails', async () => {
    let calls = 0;
    const { lookUp } = await world((cnpjs) => {
      calls += 1;
      return calls === 1 ? knows(cnpjs) : refuses(500)(cnpjs);
    });
    expect(await lookUp(Array.from({ length: 60 }, (_, index) => cnpjOf(index)))).toHaveProperty('size', 50);
  });

  it('reads an answer in another form, and a record that cannot be read as none', async () => {
    const { lookUp, asked, table } = await world(() => ({
      foundMerchants: [{ cnpj: '11.222.333/0001-81', cnae: {} }],
    }));
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...keys.merchant(CNPJ), company: 3 } }));
    const nothing = { name: null, businessName: null, cnae: null, category: null };
    expect(await lookUp([CNPJ])).toEqual(new Map([[CNPJ, nothing]]));
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['MARIA APARECIDA DA SILVA', null],
    ['JOSE DOS SANTOS 52998224725', null],
    ['PADARIA CENTRAL 529.982.247-25', 'PADARIA CENTRAL'],
    ['Padaria Central LTDA', 'Padaria Central LTDA'],
  ])('keeps no name of a person and no document: %s', async (businessName, kept) => {
    const { lookUp } = await world((cnpjs) => ({ foundMerchants: cnpjs.map((cnpj) => ({ cnpj, businessName })) }));
    expect((await lookUp([CNPJ])).get(CNPJ)).toMatchObject({ businessName: kept });
  });
});
