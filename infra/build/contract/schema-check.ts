import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * Checks values with the schemas of an OpenAPI document, formats included. Each schema is compiled once, strictly:
 * an unknown keyword is an Error.
 * @param components of the document, which the schemas refer to
 * @returns the problem of a value, or null
 */
export const schemaCheck = (components: object) => {
  const ajv = addFormats.default(new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }));
  ajv.addKeyword('components');
  const compiled = new Map<object, ReturnType<typeof ajv.compile>>();
  return (schema: object, value: unknown): string | null => {
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components });
    compiled.set(schema, validate);
    return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' });
  };
};
