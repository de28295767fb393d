import { Aws, CfnOutput, DefaultStackSynthesizer, Duration, Stack } from 'aws-cdk-lib';
import { CfnOIDCProvider, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';

const ISSUER = 'token.actions.githubusercontent.com';
/** Of the roles that `cdk bootstrap` makes, those that a deployment and a diff take; no image is published. */
const BOOTSTRAP_ROLES = ['deploy', 'file-publishing', 'lookup'];
// Several stacks, each watched for minutes after it is deployed.
const LONGEST_SESSION = Duration.hours(2);

type DeployProps = { settings: Settings; repository: string };

/**
 * Who deploys from GitHub, without a stored credential: workflows of one repository, in the GitHub environment of this name. Its
 * role may only take the roles of the bootstrap.
 */
export class DeployStack extends Stack {
  constructor(scope: Construct, id: string, { settings, repository }: DeployProps) {
    const { env, region, recoveryRegion, deployProvider } = settings;
    super(scope, id, { env: { region }, description: `Saldo ${env}: who deploys from GitHub` });
    const made = deployProvider
      ? new CfnOIDCProvider(this, 'Provider', { url: `https://${ISSUER}`, clientIdList: ['sts.amazonaws.com'] })
      : null;
    const provider = made?.attrArn ?? `arn:aws:iam::${Aws.ACCOUNT_ID}:oidc-provider/${ISSUER}`;
    const role = new Role(this, 'Role', {
      roleName: names.deployRole(env),
      maxSessionDuration: LONGEST_SESSION,
      assumedBy: new WebIdentityPrincipal(provider, {
        StringEquals: {
          [`${ISSUER}:aud`]: 'sts.amazonaws.com',
          [`${ISSUER}:sub`]: `repo:${repository}:environment:${env}`,
        },
      }),
    });
    // The edge, and its copies in the other region, are deployed there.
    const regions = [...new Set([region, 'us-east-1', recoveryRegion])];
    const qualifier = this.synthesizer.bootstrapQualifier ?? DefaultStackSynthesizer.DEFAULT_QUALIFIER;
    const resources = regions.flatMap((one) =>
      BOOTSTRAP_ROLES.map(
        (part) => `arn:aws:iam::${Aws.ACCOUNT_ID}:role/cdk-${qualifier}-${part}-role-${Aws.ACCOUNT_ID}-${one}`,
      ),
    );
    role.addToPolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources }));
    new CfnOutput(this, 'DeployRoleArn', { value: role.roleArn });
  }
}
