import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Code that is compiled in a quarter of the time: a schema here checks a few values, and never the same ones for long. */
const quicklyCompiled = { inlineRefs: false, code: { optimize: false } };

/**
 * Checks values with the schemas of an OpenAPI document, formats included. Each schema is compiled once, strictly:
 * an unknown keyword is an Error.
 * @param components of the document; the schemas refer to each other by their place in it
 * @returns the problem of a value, or null
 */
export const schemaCheck = ({ schemas }: { schemas: Record<string, object> }) => {
  const settings = { strict: true, strictRequired: false, allowUnionTypes: true, ...quicklyCompiled };
  const ajv = addFormats.default(new Ajv2020(settings));
  // The alternatives exclude each other by the same field, so it decides nothing.
  ajv.addKeyword('discriminator');
  // Under the text of their references, so that a schema that many others refer to is compiled for the first one only.
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, `#/components/schemas/${name}`);
  return (schema: object, value: unknown): string | null => {
    const validate = ajv.compile(schema);
    return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' });
  };
};
