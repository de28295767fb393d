import { CfnOutput, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnEIP, GatewayVpcEndpointAwsService, NatProvider, SecurityGroup, SubnetType, Vpc } from 'aws-cdk-lib/aws-ec2';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** Functions that read much from the aggregator, whose limits count by address. */
const BEHIND: readonly string[] = ['sync-item', 'webhook-event', 'manual-update'];

const NETWORK_INTERFACES = ['Create', 'Describe', 'Delete'].map((verb) =>
  verb === 'Describe' ? 'ec2:DescribeNetworkInterfaces' : `ec2:${verb}NetworkInterface`,
);

/** A network whose calls leave by fixed addresses, which outlive the stack: a vendor may have listed them. */
export class Egress extends Construct {
  private readonly vpc: Vpc;
  private readonly group: SecurityGroup;

  constructor(scope: Construct, env: string) {
    super(scope, 'Egress');
    // Each zone of prod has its own way out, so the loss of one leaves the other.
    const ways = env === 'prod' ? 2 : 1;
    const addresses = Array.from({ length: ways }, (_, index) => new CfnEIP(this, `Address${index + 1}`));
    for (const address of addresses)
      address.applyRemovalPolicy(env === 'dev' ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN);
    this.vpc = new Vpc(this, 'Network', {
      maxAzs: 2,
      natGateways: ways,
      natGatewayProvider: NatProvider.gateway({ eipAllocationIds: addresses.map((one) => one.attrAllocationId) }),
      // The table's traffic is free of charge here, and by far the largest part.
      gatewayEndpoints: { Table: { service: GatewayVpcEndpointAwsService.DYNAMODB } },
      restrictDefaultSecurityGroup: false,
      subnetConfiguration: [
        { name: 'out', subnetType: SubnetType.PUBLIC, mapPublicIpOnLaunch: false, cidrMask: 28 },
        { name: 'functions', subnetType: SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 20 },
      ],
    });
    acknowledge(this.vpc, 'VPC7', 'Functions log what they call; nothing in the network accepts a connection.');
    this.group = new SecurityGroup(this, 'Group', { vpc: this.vpc, description: 'Calls out, none in' });
    const list = Fn.join(
      ', ',
      addresses.map((one) => one.attrPublicIp),
    );
    new CfnOutput(Stack.of(scope), 'EgressAddresses', { value: list });
  }

  /** Where a function runs, and what its role needs for it; nothing for others. */
  placeOf(name: string, role: IRole) {
    if (!BEHIND.includes(name)) return {};
    role.addToPrincipalPolicy(new PolicyStatement({ actions: NETWORK_INTERFACES, resources: ['*'] }));
    return { vpc: this.vpc, securityGroups: [this.group] };
  }
}
