/** The tiers of docs/architecture.md: imports only go down, and features import each other only through public.ts. */
const disputes = 'conflicts|previews|rulings|fairness|forum|debates|safety|reports'
const rewards = 'squashcred|reward-totals|achievements|archetypes|quests|leaderboard|supporters'
const tests = '\\.test\\.tsx?$|/test/|/testing/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-the-schema-library-alone',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: tests },
      to: { pathNot: '^packages/contract/src|node_modules/(zod|@orpc/contract)/' },
    },
    {
      name: 'rules-import-contract-and-data-alone',
      severity: 'error',
      from: { path: '^packages/rules/src', pathNot: tests },
      to: {
        pathNot:
          '^packages/(rules|contract)/src|^data/(insults|parts|public-quotes|second-opinion|quests|forum)/|^data/words/first-names|node_modules/(eld|libphonenumber-js|zod)/',
      },
    },
    {
      name: 'language-detection-behind-one-file',
      severity: 'error',
      from: { pathNot: '^packages/rules/src/mediator/language/' },
      to: { path: 'node_modules/eld/' },
    },
    {
      // Adds 1.6 MB of n-grams.
      name: 'language-detection-stays-on-the-server',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^packages/rules/src/mediator/language', reachable: true },
    },
    {
      // They have 33 to 131 KB of weights.
      name: 'models-of-sentences-stay-on-the-server',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: {
        path: '^packages/rules/src/mediator/(insults/(breaks|remainders)|canned/(parts|public-quotes)|check/second-opinion)',
        reachable: true,
      },
    },
    {
      name: 'numbering-plans-behind-one-file',
      severity: 'error',
      from: { path: '^packages/rules/src', pathNot: '^packages/rules/src/privacy/mask/numbering-plan.ts$' },
      to: { path: 'node_modules/libphonenumber-js/' },
    },
    {
      // Adds 150 KB of numbering plans.
      name: 'numbering-plans-stay-on-the-server',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^packages/rules/src/privacy/mask/numbering-plan', reachable: true },
    },
    {
      // Processes without a collector don't load them.
      name: 'exporters-loaded-on-demand',
      severity: 'error',
      from: { path: '^apps/server/src', pathNot: '^apps/server/src/platform/otlp/' },
      to: { path: '^apps/server/src/platform/otlp/', dynamic: false },
    },
    {
      name: 'exporters-behind-one-folder',
      severity: 'error',
      from: { pathNot: '^apps/server/src/platform/otlp/' },
      to: { path: 'node_modules/@opentelemetry/(?!api/)' },
    },
    {
      name: 'auth-knows-nothing-of-squash',
      severity: 'error',
      from: { path: '^packages/auth' },
      to: {
        path: '^(packages/(contract|rules|testkit)|apps)/',
        // Stand-ins for external services and browsers, which don't depend on Squash either.
        pathNot:
          '^packages/testkit/src/(authenticator|oidc-provider|oauth-provider|saml-provider|loopback|mailed-link)\\.ts$',
      },
    },
    {
      name: 'platform-never-imports-a-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform', pathNot: tests },
      to: { path: '^apps/server/src/features' },
    },
    {
      name: 'people-import-no-higher-tier',
      severity: 'error',
      from: { path: '^apps/server/src/features/(auth|profiles|account|blocks|visits|admin|audit)/', pathNot: tests },
      to: { path: `^apps/server/src/features/(${disputes}|${rewards})` },
    },
    {
      name: 'disputes-never-import-rewards',
      severity: 'error',
      from: { path: `^apps/server/src/features/(${disputes})`, pathNot: tests },
      to: { path: `^apps/server/src/features/(${rewards})` },
    },
    {
      name: 'features-import-each-other-through-public-ts',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/server/src/features/([^/]+)/',
        pathNot: '^apps/server/src/features/$1/|/public\\.ts$',
      },
    },
    {
      name: 'only-the-app-composes-features',
      severity: 'error',
      from: { pathNot: `^apps/server/src/app\\.ts$|${tests}` },
      to: { path: '^apps/server/src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'the-app-composes-through-index-ts',
      severity: 'error',
      from: { path: '^apps/server/src/app\\.ts$' },
      to: { path: '^apps/server/src/features/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'programs-use-features-through-public-ts',
      severity: 'error',
      from: { path: '^apps/server/src/[^/]+\\.ts$', pathNot: '^apps/server/src/(app|tables)\\.ts$' },
      to: { path: '^apps/server/src/features/', pathNot: '/public\\.ts$' },
    },
    {
      name: 'web-features-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-layers-go-down',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/(app|features)/' },
    },
    {
      name: 'browser-and-server-stay-apart',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^(apps/server|packages/(auth|testkit))/' },
    },
    {
      // How a rewrite is judged is no secret: practice with one's own message is judged in the browser alone.
      name: 'right-answers-stay-on-the-server',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^packages/rules/src/quests/(?!practice\\.ts|quest\\.ts|judge/)|^data/quests', reachable: true },
    },
    {
      name: 'no-test-code-in-products',
      severity: 'error',
      from: { path: '^(packages/(contract|rules|auth)|apps)/', pathNot: tests },
      to: { path: `^packages/testkit|${tests}` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(-server)?/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
