// This month's spending by category: SALDO_KEY=... node month.mjs http://localhost:3000
import { saldoClient } from 'saldo-client';

const saldo = saldoClient({ url: process.argv[2] ?? 'http://localhost:3000' });
const { data } = await saldo.summarizeSpending({ groupBy: 'category' });
for (const { name, amount } of data.groups) console.log(`${amount.toFixed(2)} ${name}`);
console.log(`${data.totals.spending.toFixed(2)} in all`);
