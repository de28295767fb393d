import { expect, it } from 'vitest';
import { functionsOf } from './granted.ts';
import { COMMIT, templatesOf } from './stacks.ts';

it('every stack has the tag and the output of the deployed commit', () => {
  const { app, ...stacks } = templatesOf({ env: 'prod' });
  const artifacts = app.synth().stacks;
  expect(artifacts).toHaveLength(Object.values(stacks).filter(Boolean).length);
  for (const { tags, template } of artifacts) {
    expect(tags).toMatchObject({ commit: COMMIT });
    expect(template.Outputs.Commit).toEqual({ Value: COMMIT });
  }
});

it('every function is told it', () => {
  const { api, web, oauth, jobs } = templatesOf();
  for (const template of [api, web, oauth, jobs]) {
    for (const { variables } of functionsOf(template).values()) expect(variables.SALDO_COMMIT).toBe(COMMIT);
  }
});
