import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { serviceRoutes } from '../../../infra/local/gateway/functions.ts';
import { webhooks } from '../../../shared/contract/inbound.ts';
import { everyOption, stacksOf, templatesOf } from './stacks.ts';

const { api, web, oauth } = templatesOf();

it('has the routes of the local stack, and one for everything else', () => {
  const routes = [api, web, oauth].flatMap((stack) =>
    Object.values(stack.findResources('AWS::ApiGatewayV2::Route')).map(({ Properties }) => Properties.RouteKey),
  );
  expect(routes.toSorted()).toEqual([...serviceRoutes.keys(), '$default'].toSorted());
});

it('throttles each route of the webhooks apart, so that neither takes the share of the other', () => {
  const [stage] = Object.values(api.findResources('AWS::ApiGatewayV2::Stage'));
  const { RouteSettings, DefaultRouteSettings } = stage?.Properties ?? {};
  const routes = webhooks.flatMap((webhook) => webhook.routes);
  expect(Object.keys(RouteSettings).toSorted()).toEqual(routes.toSorted());
  for (const route of routes) {
    expect(RouteSettings[route]).toEqual({ ThrottlingRateLimit: 300, ThrottlingBurstLimit: 600 });
    expect(RouteSettings[route].ThrottlingRateLimit).toBeLessThan(DefaultRouteSettings.ThrottlingRateLimit);
  }
});

it('makes the routes that the stage names before the stage', () => {
  const [stage] = Object.values(api.findResources('AWS::ApiGatewayV2::Stage'));
  const routes = webhooks.flatMap((webhook) => webhook.routes);
  const found = Object.entries(api.findResources('AWS::ApiGatewayV2::Route'));
  const named = found.filter(([, { Properties }]) => routes.includes(Properties.RouteKey));
  expect(named).toHaveLength(routes.length);
  expect(stage?.DependsOn).toEqual(expect.arrayContaining(named.map(([id]) => id)));
});

it('throttles, and logs calls without path, query, address or agent', () => {
  const [stage] = Object.values(api.findResources('AWS::ApiGatewayV2::Stage'));
  const { DefaultRouteSettings, AccessLogSettings } = stage?.Properties ?? {};
  expect(DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 2000, ThrottlingBurstLimit: 4000 });
  const logged = Object.values(JSON.parse(AccessLogSettings.Format.replace(/:(\$[\w.]+)/g, ':"$1"')));
  expect(logged).toContain('$context.routeKey');
  expect(logged.filter((value) => /path|query|sourceIp|userAgent|authorizer|header/i.test(String(value)))).toEqual([]);
});

it('no function outlives the gateway, which waits 30 seconds', () => {
  for (const stack of [api, web, oauth]) {
    for (const { Properties } of Object.values(stack.findResources('AWS::Lambda::Function'))) {
      expect(Properties.Timeout).toBeLessThan(30);
    }
  }
});

describe('CORS', () => {
  it('is closed unless origins are named', () => {
    api.hasResourceProperties('AWS::ApiGatewayV2::Api', { CorsConfiguration: Match.absent() });
  });

  it('is open to the origins that are named', () => {
    const { api: open } = templatesOf(everyOption);
    open.hasResourceProperties('AWS::ApiGatewayV2::Api', {
      CorsConfiguration: Match.objectLike({ AllowOrigins: ['https://a.example', 'https://b.example'] }),
    });
  });
});

it('a deployment without an environment, or of an unknown one, is refused by name', () => {
  expect(() => stacksOf({ env: undefined })).toThrow(/env .*dev\|staging\|prod/);
  expect(() => stacksOf({ env: 'test' })).toThrow(/env /);
});

describe('a domain of its own', () => {
  it('is used only where the context names one', () => {
    api.resourceCountIs('AWS::ApiGatewayV2::DomainName', 0);
    const { api: named } = templatesOf(everyOption);
    named.hasResourceProperties('AWS::ApiGatewayV2::DomainName', { DomainName: 'api.saldo.example' });
    named.resourceCountIs('AWS::ApiGatewayV2::ApiMapping', 1);
  });

  it('needs its certificate', () => {
    expect(() => templatesOf({ apiDomain: 'api.saldo.example' })).toThrow('apiCertificateArn');
  });
});
