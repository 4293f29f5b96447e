// Dependencies point one way: engine <- rules <- bots and ui <- server, web, cli.
const GAME = '^games/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'engine-stands-alone',
      comment: 'The engine knows no game, no server and no page, and only the libraries it names.',
      severity: 'error',
      from: { path: '^engine/', pathNot: '\\.test\\.ts$|^engine/third-game/' },
      to: { pathNot: '^engine/|^node_modules/(@noble|zod|intl-messageformat)/' },
    },
    {
      name: 'rules-need-the-engine-alone',
      comment: 'Rules, cards and maps run unchanged in Node, a browser and a worker.',
      severity: 'error',
      from: { path: '^games/[^/]+/(rules|cards|maps)/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^engine/|^games/[^/]+/(rules|cards|maps)/|node_modules/@noble/' },
    },
    {
      name: 'bots-and-text-know-no-screen',
      severity: 'error',
      from: { path: '^games/[^/]+/(bots|text)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^games/[^/]+/ui/|^(server|web|cli|e2e|bench|tools)/' },
    },
    {
      name: 'ui-knows-no-server',
      severity: 'error',
      from: { path: '^games/[^/]+/ui/' },
      to: { path: '^(server|cli|e2e|bench|tools)/' },
    },
    {
      name: 'the-client-needs-the-engine-alone',
      comment: 'It takes part in any game of any server, in a browser and in Node.',
      severity: 'error',
      from: { path: '^client/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(client|engine)/|^node_modules/' },
    },
    {
      name: 'the-look-knows-no-game',
      comment: 'What the page and every game are drawn with, and the engine alone below it.',
      severity: 'error',
      from: { path: '^look/' },
      to: { path: '^(games|server|web|cli|e2e|bench|tools)/' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: GAME },
      to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
    },
    {
      name: 'nobody-imports-an-application',
      comment:
        'server, web and cli are ends of the graph; the command starts the server and measures what bench compares.',
      severity: 'error',
      from: { path: '^(engine|games|look|server|web|cli|bench)/' },
      to: {
        path: '^(server|web|cli|e2e|bench)/',
        pathNot: '^$1/|^(bench|server)/index.ts$|^server/(settings/settings|backup/backup).ts$',
      },
    },
    {
      name: 'must-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Sees types that are only imported as well, without the compiler's old interface.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.build)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
