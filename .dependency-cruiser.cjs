/**
 * Direction of imports. `npm run lint` checks it; `shared/README.md` explains it.
 *
 * A folder of `shared/` may import the folders of its own row and of the rows above it, never those of a later row.
 */
const LAYERS = [
  ['time', 'text', 'money\\.ts', 'group-by\\.ts', 'is-object\\.ts', 'bounded-map\\.ts', 'domain-errors\\.ts'],
  ['contract'],
  ['openapi', 'platform'],
  ['access', 'categories', 'events', 'memories'],
  ['accounts', 'categorizer'],
  ['ledger'],
  ['cards', 'feed'],
  ['own-words'],
  ['transfers', 'wealth'],
  ['pluggy', 'recurring', 'search'],
  ['sync', 'notifications'],
  ['files'],
  ['api-keys', 'billing', 'cash-flow', 'connections', 'limits', 'oauth', 'reminders', 'reports', 'sign-in'],
  ['changes', 'forecast'],
  ['signals'],
  ['digest', 'overview', 'webhooks'],
  ['personal-data'],
  ['runtime'],
];

/** Folders whose rules are pure: they reach neither an SDK nor the table, directly or through others. */
const PURE = [
  'time/',
  'text/',
  'money',
  'categories/',
  'categorizer/',
  'transfers/',
  'wealth/(?!.*store\\.ts)',
  'search/',
  'ledger/(merge|same-rows|row-matching|within|filters|row-order|transaction)',
  'own-words/(words|carry-words|word-change|known-category)\\.ts',
  'cards/(bill-period|bill-states|settle-payments|cancelled-installments|card-row-kind|missing-amounts|installments|purchase|open-bill|installment-due-date)\\.ts',
  'limits/limit\\.ts',
  'reminders/reminder-occurrence',
  'files/(decode-file|file-values|csv-mapping|read-ofx|read-statement|plan-file)\\.ts',
  'webhooks/endpoint\\.ts',
  'recurring/(?!.*(store|recorder)\\.ts)',
  'cash-flow/(?!.*(store|sources)\\.ts)',
  'forecast/(?!.*store\\.ts)',
  'digest/week\\.ts',
  'overview/(?!.*store\\.ts)',
  'signals/(?!.*(store|evaluate-signals)\\.ts)',
  'reports/structured/',
];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const inShared = (names) => `^shared/(${names.join('|')})`;

const layerRules = LAYERS.slice(0, -1).map((layer, index) =>
  rule(
    `layer-${layer[0].replace(/\W.*/, '')}`,
    `A module of this layer imports only its own layer and lower ones: ${layer.join(', ')}.`,
    { path: inShared(layer.map((name) => (name.endsWith('.ts') ? `${name}$` : `${name}/`))) },
    {
      path: inShared(
        LAYERS.slice(index + 1)
          .flat()
          .map((name) => (name.endsWith('.ts') ? `${name}$` : `${name}/`)),
      ),
    },
  ),
);

module.exports = {
  required: [
    {
      name: 'every-operation-has-the-stack',
      comment: 'Also the proof that imports are read: without them no other rule would report anything.',
      severity: 'error',
      module: { path: '^functions/api/' },
      to: { path: '^shared/runtime/http/api-handler\\.ts$' },
    },
  ],
  forbidden: [
    rule('no-cycles', 'Modules that import each other cannot be read in order.', {}, { circular: true }),
    ...layerRules,
    rule(
      'every-folder-has-a-layer',
      'A new folder of shared/ is added to LAYERS.',
      { path: '^(shared|functions)/' },
      {
        path: '^shared/',
        pathNot: inShared(LAYERS.flat().map((name) => (name.endsWith('.ts') ? `${name}$` : `${name}/`))),
      },
    ),
    rule(
      'shared-imports-no-caller',
      'The domain does not depend on its callers or on its deployment.',
      { path: '^shared/' },
      { path: '^(functions|infra|test)/' },
    ),
    rule(
      'functions-import-shared',
      'Functions are thin: they import shared/ only.',
      { path: '^functions/' },
      { path: '^(infra|test)/' },
    ),
    rule(
      'product-imports-no-test',
      'The product does not depend on its tests.',
      { path: '^(infra|functions|shared)/' },
      { path: '^test/' },
    ),
    rule(
      'product-is-used',
      'A module of shared/ that no function and no infrastructure reaches serves tests only, or no code at all.',
      { path: '^(functions|infra)/' },
      // Only entries that the bundler writes import the warm-up.
      {
        path: '^shared/',
        pathNot: '^shared/(runtime/warm-up(-read)?|platform/table/answer-from)\\.ts$',
        reachable: false,
      },
    ),
    rule(
      'cdk-reads-the-contract',
      'Deployment and build read names and contracts, never rules. The local stack and the admin CLI may use stores.',
      { path: '^infra/', pathNot: '^infra/(local|admin|emulators|sandbox)/' },
      {
        path: '^shared/',
        pathNot:
          '^shared/(contract/|openapi/|platform/environment\\.ts|platform/table/table-definition\\.ts|time/|runtime/mcp/tool-(descriptions|traits)\\.ts)',
      },
    ),
    rule(
      'dashboard-stands-alone',
      'What runs in the browser knows the service by its contract only.',
      { path: '^infra/web/app/' },
      { path: '^(functions|shared/(?!contract/)|infra/(?!web/app/|client/)|test)' },
    ),
    rule(
      'dashboard-is-served-only',
      'Nobody imports the pages: the build bundles them.',
      { pathNot: '^(infra/web/app/|test/)' },
      { path: '^infra/web/app/' },
    ),
    rule(
      'emulators-stand-alone',
      'An emulator of an AWS service knows nothing of Saldo beyond time and names.',
      { path: '^infra/emulators/' },
      { path: '^(functions|infra/(local|sandbox|cdk|build|admin|client))/' },
    ),
    rule(
      'one-operation-per-bundle',
      'The registry of all operations is for infrastructure, documents, MCP and tests.',
      {
        path: '^(functions/api|functions/jobs|functions/oauth|functions/web|shared/runtime)/',
        // The bundler puts its values in its place.
        pathNot: '^shared/runtime/mcp/tool-descriptions\\.ts$',
      },
      { path: '^shared/contract/(web-)?registry\\.ts$' },
    ),
    rule(
      'rules-are-pure',
      'Domain rules reach no SDK and no table, not through others either.',
      { path: inShared(PURE) },
      { path: '(node_modules/@(aws-sdk|smithy)|^shared/platform/table/(table|transact|query)\\.ts)', reachable: true },
    ),
    rule(
      'contract-is-light',
      'Every part reads the contract: it reaches no store, runtime or vendor.',
      { path: '^shared/contract/' },
      { path: '^shared/(?!contract/|time/|text/|money)', reachable: true },
    ),
    rule(
      'product-uses-no-emulator',
      'Emulators stay in the local stack.',
      { path: '^(shared|functions)/' },
      { path: 'node_modules/(dynalite|croner)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The parser does not support JSX; infra/build/modules holds those modules to the rules that compare paths.
    exclude: { path: '^(test/bench|node_modules|infra/client/dist)|\\.tsx$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.json'],
      conditionNames: ['import', 'require', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
