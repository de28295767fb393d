// Keeps a copy of all transactions: node follow-changes.mjs http://localhost:3000 $KEY copy.json, as often as you like.
import { readFile, rename, writeFile } from 'node:fs/promises';

const [url, key, file] = process.argv.slice(2);
let copy = await readFile(file, 'utf8').then(JSON.parse, () => ({ rows: {} }));

for (let more = true; more; ) {
  const query = new URLSearchParams(copy.cursor ? { cursor: copy.cursor, limit: 500 } : { limit: 500 });
  const response = await fetch(`${url}/tools/api/get-changes?${query}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (response.status === 410)
    copy = { rows: {} }; // older than 90 days: start again
  else if (!response.ok) throw new Error(`get-changes answered ${response.status}: ${await response.text()}`);
  else {
    const { added, modified, removed, next_cursor, has_more } = await response.json();
    for (const { id } of removed) delete copy.rows[id];
    for (const row of [...added, ...modified]) copy.rows[row.id] = row;
    copy.cursor = next_cursor;
    more = has_more;
    await writeFile(`${file}.new`, JSON.stringify(copy));
    await rename(`${file}.new`, file); // rows and cursor together, or not at all
  }
}
console.log(`${Object.keys(copy.rows).length} transactions`);
