import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, CfnBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Site } from '../../../shared/contract/web/site.ts';
import { withText } from '../../web/legal.ts';
import { ASSETS, MANIFEST, NOT_FOUND, pages, type TextPage, textPages } from '../../web/pages.ts';
import { acknowledge } from '../constructs/acknowledge.ts';

/** How long lines of a log are kept, and under which key; null: under one of AWS's. */
export type LogKeeping = { logRetention: RetentionDays; key: IKey | null };

const FOLDER = ASSETS.replaceAll('/', '');

const DIST = join(import.meta.dirname, '../../../dist/web');

/** Folder of the built web app. @throws when a document or the folder of the assets is missing */
export const webFolder = (folder = DIST): string => {
  const missing = [
    ...new Set<string>([...Object.values(pages), ...Object.values(textPages)]),
    NOT_FOUND,
    MANIFEST.slice(1),
    FOLDER,
  ].filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0)
    throw new Error(`The web app is not built, run npm run build: ${folder} lacks ${missing.join(', ')}`);
  return folder;
};

/** The documents of the built web app in a folder of their own, with the texts that name who runs the service. */
const documentsOf = (folder: string, site: Site): string => {
  const copy = mkdtempSync(join(tmpdir(), 'saldo-documents-'));
  cpSync(folder, copy, { recursive: true, filter: (source) => source !== join(folder, FOLDER) });
  for (const [path, file] of Object.entries(textPages) as [TextPage, string][])
    writeFileSync(join(copy, file), withText(readFileSync(join(folder, file), 'utf8'), path, site));
  return copy;
};

/** The bucket of the web app: static files only, readable by CloudFront alone. */
export class WebFiles extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct) {
    super(scope, 'Web');
    this.bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(this.bucket, 'S1', 'Files that every visitor gets; CloudFront logs the requests.');
  }

  /**
   * Assets first, under names that hold their hash, then the documents that refer to them. Nothing is removed: a tab that was
   * opened before still loads its parts.
   */
  deploy(folder: string, site: Site, distribution: Distribution, log: LogKeeping): void {
    const assets = new Asset(this, 'AssetFiles', { path: join(folder, FOLDER) });
    const documents = new Asset(this, 'DocumentFiles', { path: documentsOf(folder, site) });
    const { role, logGroup } = this.uploader([assets, documents], distribution, log);
    const common = {
      destinationBucket: this.bucket,
      prune: false,
      // Without the statements of the construct, which would allow more.
      role: role.withoutPolicyUpdates(),
      logGroup,
    };
    const first = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.bucket(assets.bucket, assets.s3ObjectKey)],
      destinationKeyPrefix: FOLDER,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const second = new BucketDeployment(this, 'Documents', {
      ...common,
      sources: [Source.bucket(documents.bucket, documents.s3ObjectKey)],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
    });
    for (const deployment of [first, second]) deployment.node.addDependency(role);
    second.node.addDependency(first);
    const handler = Stack.of(this).node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
    if (handler) acknowledge(handler, 'L1', 'The CDK chooses the runtime of its own function.');
  }

  /** Who uploads: reads the two archives, writes to the bucket, removes nothing, and has the one distribution look again. */
  private uploader(archives: readonly Asset[], distribution: Distribution, { logRetention, key }: LogKeeping) {
    const logGroup = new LogGroup(this, 'UploadLogs', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
      ...(key && { encryptionKey: key }),
    });
    const role = new Role(this, 'Uploader', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const allow = (actions: string[], resources: string[]) =>
      role.addToPolicy(new PolicyStatement({ actions, resources }));
    allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]);
    allow(
      ['s3:GetObject'],
      archives.map(({ bucket, s3ObjectKey }) => bucket.arnForObjects(s3ObjectKey)),
    );
    allow(['s3:ListBucket'], [this.bucket.bucketArn]);
    allow(['s3:GetObject', 's3:PutObject'], [this.bucket.arnForObjects('*')]);
    allow(['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'], [distribution.distributionArn]);
    const { defaultChild } = this.bucket.node;
    if (defaultChild instanceof CfnBucket) {
      const finding = `IAM5[Resource::<${Stack.of(this).getLogicalId(defaultChild)}.Arn>/*]`;
      acknowledge(role, finding, 'The names of files hold their hash: all objects of this bucket only.');
    }
    return { role, logGroup };
  }
}
