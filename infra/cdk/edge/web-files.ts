import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RemovalPolicy } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { ASSETS, pages } from '../../web/pages.ts';
import { acknowledge } from '../constructs/acknowledge.ts';

const FOLDER = ASSETS.replaceAll('/', '');

const DIST = join(import.meta.dirname, '../../../dist/web');

/** Folder of the built web app. @throws when a document or the folder of the assets is missing */
export const webFolder = (folder = DIST): string => {
  const missing = [...new Set<string>(Object.values(pages)), FOLDER].filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0)
    throw new Error(`The web app is not built, run npm run build: ${folder} lacks ${missing.join(', ')}`);
  return folder;
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
  deploy(folder: string, distribution: IDistribution): void {
    const { bucket: destinationBucket } = this;
    const year = 'public, max-age=31536000, immutable';
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [Source.asset(join(folder, FOLDER))],
      destinationBucket,
      destinationKeyPrefix: FOLDER,
      cacheControl: [CacheControl.fromString(year)],
      prune: false,
    });
    const documents = new BucketDeployment(this, 'Documents', {
      sources: [Source.asset(folder, { exclude: [FOLDER, `${FOLDER}/**`] })],
      destinationBucket,
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
      prune: false,
    });
    documents.node.addDependency(assets);
  }
}
