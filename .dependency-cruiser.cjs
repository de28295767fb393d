/** The rules of the house (design 1), checked by `npm run deps` and in `npm test`. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const PURE =
  '^shared/(time|money|ledger/(categories|categorizer|message|transaction-search|moves|structured|merge|identity|own-moves|spending|filters)|cards/(bill-period|bill-of|installments|open-bill)|limits/windows|reminders/(recurrence|renewal|reminder-time|occurrence|reminder-list))';

module.exports = {
  forbidden: [
    rule('no-cycles', 'A cycle has no beginning to read.', {}, { circular: true }),
    rule(
      'shared-knows-no-one',
      'The domain knows neither its callers nor its deployment.',
      { path: '^shared/' },
      { path: '^(functions|infra|test)/' },
    ),
    rule(
      'functions-know-shared',
      'Functions are thin: they use the domain only.',
      { path: '^functions/' },
      { path: '^(infra|test)/' },
    ),
    rule(
      'no-test-in-product',
      'The product does not depend on its tests.',
      { path: '^(infra|functions|shared)/' },
      { path: '^test/' },
    ),
    rule(
      'nothing-for-tests-only',
      'What neither a function nor the infrastructure reaches is called by tests alone, or by nobody.',
      { path: '^(functions|infra)/' },
      // Only entries that the bundler writes import this one.
      { path: '^shared/', pathNot: '^shared/rehearsal/', reachable: false },
    ),
    rule(
      'infra-reads-the-contract',
      'Infra knows names, not rules; the local stack and the admin CLI may use stores.',
      { path: '^infra/', pathNot: '^infra/(local|admin)/' },
      {
        path: '^shared/',
        pathNot:
          '^shared/(contract/|environment\\.ts|storage/table-definition\\.ts|time/|http/openapi|rehearsal/sample\\.ts)',
      },
    ),
    rule(
      'endpoints-hold-themselves',
      'The registry of all operations is for infra, documents, MCP and tests.',
      { path: '^(functions/api|functions/jobs|shared/http)/' },
      { path: '^shared/contract/registry\\.ts$' },
    ),
    rule(
      'rules-are-pure',
      'Domain rules reach no SDK.',
      { path: PURE },
      { path: '(node_modules/@aws-sdk|^shared/storage/(table|transact|query)\\.ts)' },
    ),
    rule(
      'contract-is-light',
      'The contract is read everywhere: it reaches no store, stack or vendor.',
      { path: '^shared/contract/' },
      { path: '^shared/(?!contract/|time/|money)' },
    ),
    rule(
      'stores-do-not-fake',
      'Stand-ins stay in the local stack.',
      { path: '^(shared|functions)/' },
      { path: 'node_modules/(dynalite|croner)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(test/bench|node_modules)' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.json'],
      conditionNames: ['import', 'require', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
