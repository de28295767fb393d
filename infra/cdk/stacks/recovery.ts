import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { addVault } from '../constructs/backups.ts';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';

/** What the loss of a region leaves: the vault of the backups' copies, in another one. */
export class RecoveryStack extends Stack {
  constructor(scope: Construct, id: string, { env, recoveryRegion }: Settings) {
    super(scope, id, {
      env: { region: recoveryRegion },
      terminationProtection: true,
      description: `Saldo ${env}: copies of backups`,
    });
    addVault(this, env, names.copies(env));
  }
}
