"""Creates the resources of stacks in moto, one by one, each by the calls of its own API.

Reads a JSON list of stacks ({name, region, template}) from the file that is its argument. What a property refers to is created
first, and the reference replaced by what that call answered. botocore checks every parameter against AWS's model of the call; a
property that neither the call nor a rule below knows is a refusal. The last line of the output is the result as JSON.
"""

import io
import json
import os
import re
import sys
import zipfile
from collections import Counter

os.environ.update(AWS_ACCESS_KEY_ID="local", AWS_SECRET_ACCESS_KEY="local")

import boto3  # noqa: E402
import jmespath  # noqa: E402
from botocore.exceptions import ClientError, ParamValidationError  # noqa: E402
from moto import mock_aws  # noqa: E402

ACCOUNT = "123456789012"


class Refused(Exception):
    pass


# --- From properties of CloudFormation to parameters of an API -------------------------------------------------------------

# Where CloudFormation and the API call a thing differently.
OTHER_NAMES = {
    "ipv6enabled": "isipv6enabled",
    "origincustomheaders": "customheaders",
    "keypolicy": "policy",
    "sseenabled": "enabled",
    "key": "tagkey",
    "value": "tagvalue",
    "backupplanrule": "rules",
    "targetbackupvault": "targetbackupvaultname",
}
# What CloudFormation fills in.
DEFAULTS = {
    "DistributionConfig": {"CallerReference": "proof", "Comment": ""},
    "CustomOriginConfig": {"HTTPPort": 80, "HTTPSPort": 443},
    "S3OriginConfig": {"OriginAccessIdentity": ""},
}


def fit(shape, value, path=""):
    """The value in the form that the API's model gives it."""
    kind = shape.type_name
    if kind == "structure" and isinstance(value, list) and "Items" in shape.members:
        counted = {"Quantity": len(value)} if "Quantity" in shape.members else {}
        return {**counted, "Items": fit(shape.members["Items"], value, path)}
    if kind == "structure" and not isinstance(value, dict):
        raise Refused(f"{path} is to be a {shape.name}")
    if kind == "structure":
        members = {name.casefold(): name for name in shape.members}
        fitted = dict(DEFAULTS.get(shape.name, {}))
        if "Quantity" in shape.members and "Items" in value:
            fitted["Quantity"] = len(value["Items"])
        for name, inner in value.items():
            known = members.get(name.casefold()) or members.get(OTHER_NAMES.get(name.casefold()))
            if known is None:
                raise Refused(f"{path}{name} is no parameter of {shape.name}")
            fitted[known] = fit(shape.members[known], inner, f"{path}{name}.")
        return fitted
    if kind == "list":
        return [fit(shape.member, one, path) for one in value]
    if kind == "map" and isinstance(value, list):
        return {tag["Key"]: tag["Value"] for tag in value}
    if kind == "map":
        return {name: fit(shape.value, inner, f"{path}{name}.") for name, inner in value.items()}
    if kind == "string" and isinstance(value, (dict, list)):
        return json.dumps(value)
    if kind == "string" and isinstance(value, (bool, int)):
        return str(value).lower()
    if kind == "blob" and isinstance(value, str):
        return value.encode()
    if kind in ("integer", "long"):
        return int(value)
    if kind in ("float", "double"):
        return float(value)
    if kind == "boolean":
        return value if isinstance(value, bool) else value == "true"
    return value


class Api:
    """The APIs of one region. A call answers with what it was sent beside what came back."""

    def __init__(self, region):
        self.region = region
        self.clients = {}

    def arn(self, service, name):
        return f"arn:aws:{service}:{self.region}:{ACCOUNT}:{name}"

    def call(self, service, method, **properties):
        client = self.clients.setdefault(service, boto3.client(service, region_name=self.region))
        operation = client.meta.method_to_api_mapping[method]
        sent = fit(client.meta.service_model.operation_model(operation).input_shape, properties)
        return {"sent": sent, **getattr(client, method)(**sent)}


def zipped(code):
    """Assets are published beside the templates: what a function runs is no part of this proof."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("index.js", code.get("ZipFile", "// an asset"))
    return {"ZipFile": buffer.getvalue()}


# --- One call for one resource: service, call, what references give (paths in the answer), its name, what it leaves out -------

SIMPLE = {
    "AWS::ApiGatewayV2::Api": ("apigatewayv2", "create_api", {"Ref": "ApiId"}),
    "AWS::ApiGatewayV2::ApiMapping": ("apigatewayv2", "create_api_mapping", {"Ref": "ApiMappingId"}),
    "AWS::ApiGatewayV2::DomainName": ("apigatewayv2", "create_domain_name", {"Ref": "DomainName"}),
    "AWS::ApiGatewayV2::Integration": ("apigatewayv2", "create_integration", {"Ref": "IntegrationId"}),
    "AWS::ApiGatewayV2::Route": ("apigatewayv2", "create_route", {"Ref": "RouteId"}),
    "AWS::ApiGatewayV2::Stage": ("apigatewayv2", "create_stage", {"Ref": "StageName"}),
    "AWS::Backup::BackupPlan": ("backup", "create_backup_plan", {"Ref": "BackupPlanId", "BackupPlanId": "BackupPlanId"}),
    "AWS::Backup::BackupSelection": ("backup", "create_backup_selection", {}),
    "AWS::CloudFront::Function": (
        "cloudfront",
        "create_function",
        {"FunctionARN": "FunctionSummary.FunctionMetadata.FunctionARN"},
    ),
    "AWS::CloudFront::OriginAccessControl": (
        "cloudfront",
        "create_origin_access_control",
        {"Id": "OriginAccessControl.Id"},
    ),
    "AWS::CloudFront::Distribution": (
        "cloudfront",
        "create_distribution",
        {"Ref": "Distribution.Id", "DomainName": "Distribution.DomainName"},
    ),
    "AWS::CloudFront::ResponseHeadersPolicy": ("cloudfront", "create_response_headers_policy", {}),
    "AWS::CloudWatch::Dashboard": ("cloudwatch", "put_dashboard", {}),
    "AWS::KMS::Alias": ("kms", "create_alias", {}),
    "AWS::Lambda::EventInvokeConfig": ("lambda", "put_function_event_invoke_config", {}),
    "AWS::Lambda::EventSourceMapping": ("lambda", "create_event_source_mapping", {"Ref": "UUID"}),
    "AWS::Lambda::Permission": ("lambda", "add_permission", {}),
    # Its ARN ends with the version.
    "AWS::Lambda::Version": ("lambda", "publish_version", {"Ref": "FunctionArn", "FunctionArn": "FunctionArn"}),
    "AWS::Logs::MetricFilter": ("logs", "put_metric_filter", {}),
    "AWS::Route53::HealthCheck": (
        "route53",
        "create_health_check",
        {"Ref": "HealthCheck.Id", "HealthCheckId": "HealthCheck.Id"},
    ),
    "AWS::Logs::Delivery": ("logs", "create_delivery", {"Ref": "delivery.id"}),
    "AWS::Logs::DeliverySource": ("logs", "put_delivery_source", {"Ref": "deliverySource.name"}),
    "AWS::S3::BucketPolicy": ("s3", "put_bucket_policy", {}),
    "AWS::SES::ConfigurationSetEventDestination": ("sesv2", "create_configuration_set_event_destination", {}),
    "AWS::Scheduler::Schedule": ("scheduler", "create_schedule", {"Ref": "sent.Name"}),
    "AWS::Scheduler::ScheduleGroup": ("scheduler", "create_schedule_group", {"Ref": "sent.Name"}),
    "AWS::WAFv2::WebACL": ("wafv2", "create_web_acl", {"Arn": "Summary.ARN"}),
}
NAMES = {
    "AWS::Lambda::Permission": "StatementId",
    "AWS::Logs::MetricFilter": "FilterName",
    "AWS::Route53::HealthCheck": "CallerReference",
    "AWS::SES::ConfigurationSetEventDestination": "EventDestinationName",
    "AWS::WAFv2::WebACL": "Name",
}
# What is another call of the API, and nothing that others refer to.
LEFT_OUT = {
    "AWS::CloudFront::Distribution": ["Tags"],
    "AWS::CloudFront::Function": ["AutoPublish"],
    "AWS::Lambda::Function": ["RecursiveLoop"],
    "AWS::Route53::HealthCheck": ["HealthCheckTags"],
}
RENAMED = {"AWS::S3::BucketPolicy": {"PolicyDocument": "Policy"}}


def simple(api, kind, name, properties):
    service, method, paths = SIMPLE[kind]
    named = {NAMES[kind]: name} if kind in NAMES else {}
    renamed = {RENAMED.get(kind, {}).get(key, key): value for key, value in properties.items()}
    answer = api.call(service, method, **{**named, **renamed})
    return {attribute: jmespath.search(path, answer) for attribute, path in paths.items()}


# --- Resources that are several calls ---------------------------------------------------------------------------------------


def alarm(api, name, **properties):
    api.call("cloudwatch", "put_metric_alarm", **properties)
    return {"Arn": api.arn("cloudwatch", f"alarm:{properties['AlarmName']}")}


def anomaly_monitor(api, name, ResourceTags, MonitorSpecification, **monitor):
    asked = {**monitor, "MonitorSpecification": json.loads(MonitorSpecification)}
    answer = api.call("ce", "create_anomaly_monitor", AnomalyMonitor=asked, ResourceTags=ResourceTags)
    return {"Ref": answer["MonitorArn"], "MonitorArn": answer["MonitorArn"]}


def anomaly_subscription(api, name, ResourceTags, ThresholdExpression, **subscription):
    asked = {**subscription, "ThresholdExpression": json.loads(ThresholdExpression)}
    api.call("ce", "create_anomaly_subscription", AnomalySubscription=asked, ResourceTags=ResourceTags)
    return {}


def budget(api, name, Budget, **properties):
    api.call("budgets", "create_budget", AccountId=ACCOUNT, Budget={"BudgetName": name, **Budget}, **properties)
    return {}


def bucket(api, name, BucketEncryption, OwnershipControls, PublicAccessBlockConfiguration, Tags):
    Bucket = name.lower()
    api.call("s3", "create_bucket", Bucket=Bucket)
    rules = [
        {"ApplyServerSideEncryptionByDefault": rule["ServerSideEncryptionByDefault"]}
        for rule in BucketEncryption["ServerSideEncryptionConfiguration"]
    ]
    encryption = {"Rules": rules}
    api.call("s3", "put_bucket_encryption", Bucket=Bucket, ServerSideEncryptionConfiguration=encryption)
    api.call("s3", "put_bucket_ownership_controls", Bucket=Bucket, OwnershipControls=OwnershipControls)
    block = PublicAccessBlockConfiguration
    api.call("s3", "put_public_access_block", Bucket=Bucket, PublicAccessBlockConfiguration=block)
    own = [tag for tag in Tags if not tag["Key"].startswith("aws-cdk:")]
    api.call("s3", "put_bucket_tagging", Bucket=Bucket, Tagging={"TagSet": own})
    domain = f"{Bucket}.s3.{api.region}.amazonaws.com"
    return {"Ref": Bucket, "Arn": f"arn:aws:s3:::{Bucket}", "RegionalDomainName": domain}


def configuration_set(api, name, Name, **properties):
    api.call("sesv2", "create_configuration_set", ConfigurationSetName=Name, **properties)
    return {"Ref": Name}


def delivery_destination(api, name, DestinationResourceArn, **properties):
    config = {"destinationResourceArn": DestinationResourceArn}
    answer = api.call("logs", "put_delivery_destination", deliveryDestinationConfiguration=config, **properties)
    return {"Arn": answer["deliveryDestination"]["arn"]}


def function(api, name, Code, **properties):
    answer = api.call("lambda", "create_function", **{"FunctionName": name, "Code": zipped(Code), **properties})
    return {"Ref": answer["FunctionName"], "Arn": answer["FunctionArn"]}


def key(api, name, EnableKeyRotation=False, **properties):
    made = api.call("kms", "create_key", **properties)["KeyMetadata"]
    if EnableKeyRotation:
        api.call("kms", "enable_key_rotation", KeyId=made["KeyId"])
    return {"Ref": made["KeyId"], "Arn": made["Arn"]}


def layer(api, name, Content, **properties):
    answer = api.call("lambda", "publish_layer_version", LayerName=name, Content=zipped(Content), **properties)
    return {"Ref": answer["LayerVersionArn"]}


def log_group(api, name, RetentionInDays, **properties):
    group = {"LogGroupName": name, **properties}
    api.call("logs", "create_log_group", **group)
    found = group["LogGroupName"]
    api.call("logs", "put_retention_policy", logGroupName=found, retentionInDays=RetentionInDays)
    return {"Ref": found, "Arn": api.arn("logs", f"log-group:{found}:*")}


def queue(api, name, QueueName, Tags, **attributes):
    url = api.call("sqs", "create_queue", QueueName=QueueName, Attributes=attributes, tags=Tags)["QueueUrl"]
    return {"Ref": url, "Arn": api.arn("sqs", QueueName), "QueueName": QueueName}


def queue_policy(api, name, Queues, PolicyDocument):
    for url in Queues:
        api.call("sqs", "set_queue_attributes", QueueUrl=url, Attributes={"Policy": PolicyDocument})
    return {}


def identity(api, name, MailFromAttributes=None, **properties):
    # The domain that mail comes from is a call of its own, which moto lacks.
    return {"Ref": api.call("sesv2", "create_email_identity", **properties)["sent"]["EmailIdentity"]}


def role(api, name, ManagedPolicyArns=(), **properties):
    made = api.call("iam", "create_role", **{"RoleName": name, **properties})["Role"]
    for arn in ManagedPolicyArns:
        api.call("iam", "attach_role_policy", RoleName=made["RoleName"], PolicyArn=arn)
    return {"Ref": made["RoleName"], "Arn": made["Arn"]}


def role_policy(api, name, Roles, **properties):
    for role in Roles:
        api.call("iam", "put_role_policy", RoleName=role, **properties)
    return {}


def secret(api, name, GenerateSecretString=None, ReplicaRegions=(), **properties):
    if ReplicaRegions:
        properties["AddReplicaRegions"] = ReplicaRegions
    if GenerateSecretString:
        options = dict(GenerateSecretString)
        template, field = json.loads(options.pop("SecretStringTemplate")), options.pop("GenerateStringKey")
        password = api.call("secretsmanager", "get_random_password", **options)["RandomPassword"]
        properties["SecretString"] = json.dumps({**template, field: password})
    return {"Ref": api.call("secretsmanager", "create_secret", **properties)["ARN"]}


def subscription(api, name, RedrivePolicy=None, **properties):
    # A mail has no dead letters.
    attributes = {"RedrivePolicy": RedrivePolicy} if RedrivePolicy else {}
    answer = api.call("sns", "subscribe", Attributes=attributes, **properties)
    return {"Ref": answer["SubscriptionArn"]}


def table(api, name, Replicas, TimeToLiveSpecification, SSESpecification=None, **properties):
    (replica,) = Replicas
    if SSESpecification:
        properties["SSESpecification"] = {**SSESpecification, **replica.get("SSESpecification", {})}
    made = api.call(
        "dynamodb",
        "create_table",
        DeletionProtectionEnabled=replica["DeletionProtectionEnabled"],
        Tags=replica["Tags"],
        **properties,
    )["TableDescription"]
    point = replica["PointInTimeRecoverySpecification"]
    own = {"TableName": made["TableName"]}
    api.call("dynamodb", "update_continuous_backups", PointInTimeRecoverySpecification=point, **own)
    api.call("dynamodb", "update_time_to_live", TimeToLiveSpecification=TimeToLiveSpecification, **own)
    return {"Ref": made["TableName"], "Arn": made["TableArn"]}


def vault(api, name, BackupVaultName, BackupVaultTags, LockConfiguration=None):
    answer = api.call(
        "backup", "create_backup_vault", BackupVaultName=BackupVaultName, BackupVaultTags=BackupVaultTags
    )
    if LockConfiguration:
        own = {"BackupVaultName": BackupVaultName, **LockConfiguration}
        api.call("backup", "put_backup_vault_lock_configuration", **own)
    return {"Ref": BackupVaultName, "BackupVaultName": BackupVaultName, "BackupVaultArn": answer["BackupVaultArn"]}


def waf_log(api, name, **configuration):
    api.call("wafv2", "put_logging_configuration", LoggingConfiguration=configuration)
    return {}


def topic(api, name, Tags, TopicName=None, **attributes):
    made = api.call("sns", "create_topic", Name=TopicName or name, Attributes=attributes, Tags=Tags)
    return {"Ref": made["TopicArn"]}


def topic_policy(api, name, Topics, PolicyDocument):
    for arn in Topics:
        api.call("sns", "set_topic_attributes", TopicArn=arn, AttributeName="Policy", AttributeValue=PolicyDocument)
    return {}


COMPOSED = {
    "AWS::Backup::BackupVault": vault,
    "AWS::Budgets::Budget": budget,
    "AWS::CE::AnomalyMonitor": anomaly_monitor,
    "AWS::CE::AnomalySubscription": anomaly_subscription,
    "AWS::CloudWatch::Alarm": alarm,
    "AWS::DynamoDB::GlobalTable": table,
    "AWS::IAM::Policy": role_policy,
    "AWS::IAM::Role": role,
    "AWS::KMS::Key": key,
    "AWS::Lambda::Function": function,
    "AWS::Lambda::LayerVersion": layer,
    "AWS::Logs::DeliveryDestination": delivery_destination,
    "AWS::Logs::LogGroup": log_group,
    "AWS::S3::Bucket": bucket,
    "AWS::SES::ConfigurationSet": configuration_set,
    "AWS::SES::EmailIdentity": identity,
    "AWS::SNS::Subscription": subscription,
    "AWS::SNS::Topic": topic,
    "AWS::SNS::TopicPolicy": topic_policy,
    "AWS::SQS::Queue": queue,
    "AWS::SQS::QueuePolicy": queue_policy,
    "AWS::SecretsManager::Secret": secret,
    "AWS::WAFv2::LoggingConfiguration": waf_log,
}

# What no call of an API creates.
OF_OTHERS = {"Custom::CDKBucketDeployment": "a function of the CDK copies files to a bucket"}


# --- Stacks -----------------------------------------------------------------------------------------------------------------


class Deployment:
    def __init__(self, stacks):
        self.stacks = {stack["name"]: stack for stack in stacks}
        self.apis = {stack["region"]: Api(stack["region"]) for stack in stacks}
        self.made = {}
        self.created = Counter()
        self.lacking = {}
        self.refused = []

    def create(self, stack, logical_id):
        """What references to the resource give; a resource is created when first it is asked for."""
        place = (stack, logical_id)
        if place not in self.made:
            self.made[place] = {}
            self.made[place] = self.attempt(stack, logical_id)
        return self.made[place]

    def attempt(self, stack, logical_id):
        resource = self.stacks[stack]["template"]["Resources"][logical_id]
        kind = resource["Type"]
        before = resource.get("DependsOn", [])
        for other in [before] if isinstance(before, str) else before:
            self.create(stack, other)
        properties = self.resolved(stack, resource.get("Properties", {}))
        for left_out in LEFT_OUT.get(kind, []):
            properties.pop(left_out, None)
        name = f"{stack}-{logical_id}"[-64:].lstrip("-")
        api = self.apis[self.stacks[stack]["region"]]
        try:
            if kind in COMPOSED:
                attributes = COMPOSED[kind](api, name, **properties)
            elif kind in SIMPLE:
                attributes = simple(api, kind, name, properties)
            elif kind in OF_OTHERS:
                return self.lacks(kind, OF_OTHERS[kind])
            else:
                raise Refused("no call is known here for this type")
        except NotImplementedError:
            return self.lacks(kind, "moto lacks the call")
        except (ClientError, ParamValidationError, Refused, TypeError, KeyError) as error:
            # So moto answers a path that it does not know; an API's own error has a name.
            if getattr(error, "response", {}).get("Error", {}).get("Code") == "404":
                return self.lacks(kind, "moto lacks the path of the call")
            self.refused.append(f"{stack} {logical_id} ({kind}): {error}")
            return {}
        self.created[kind] += 1
        return attributes

    def lacks(self, kind, why):
        self.lacking.setdefault(kind, []).append(why)
        return {}

    def reference(self, stack, logical_id, attribute):
        found = self.create(stack, logical_id).get(attribute)
        if found is not None:
            return found
        kind = self.stacks[stack]["template"]["Resources"][logical_id]["Type"]
        # A stand-in for what moto lacks. Of what it has, every attribute that is used must be known.
        if kind not in self.lacking and not any(f" {logical_id} (" in text for text in self.refused):
            self.refused.append(f"{stack} {logical_id} ({kind}): {attribute} is not known")
        return f"{logical_id}-{attribute}"

    def pseudo(self, stack, name):
        region = self.stacks[stack]["region"]
        return {"AWS::AccountId": ACCOUNT, "AWS::Region": region, "AWS::Partition": "aws"}.get(name)

    def ref(self, stack, name):
        return self.pseudo(stack, name) or self.reference(stack, name, "Ref")

    def resolved(self, stack, value):
        if isinstance(value, list):
            return [self.resolved(stack, one) for one in value]
        if not isinstance(value, dict):
            return value
        if len(value) == 1:
            ((function_name, given),) = value.items()
            if function_name == "Ref":
                return self.ref(stack, given)
            if function_name == "Fn::GetAtt":
                return self.reference(stack, *given)
            if function_name == "Fn::Join":
                return given[0].join(str(one) for one in self.resolved(stack, given[1]))
            if function_name == "Fn::Sub":
                return re.sub(r"\$\{([\w:]+)\}", lambda found: self.ref(stack, found[1]), given)
            if function_name == "Fn::GetStackOutput":
                other = given["StackName"]
                return self.resolved(other, self.stacks[other]["template"]["Outputs"][given["OutputName"]]["Value"])
            if function_name.startswith("Fn::"):
                raise ValueError(f"{function_name} is not resolved here")
        return {name: self.resolved(stack, inner) for name, inner in value.items()}


@mock_aws(config={"iam": {"load_aws_managed_policies": True}})
def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        deployment = Deployment(json.load(file))
    resources = [(name, one) for name, stack in deployment.stacks.items() for one in stack["template"]["Resources"]]
    for stack, logical_id in resources:
        deployment.create(stack, logical_id)
    result = {
        "resources": len(resources),
        "created": deployment.created.total(),
        "types": len(deployment.created),
        "lacking": [f"{kind} ({len(why)}): {why[0]}" for kind, why in deployment.lacking.items()],
        "refused": deployment.refused,
    }
    print(json.dumps(result))


main()
