/** The tiers of docs/architecture.md: imports only go down, and a feature reaches another only through its service. */
const disputes = 'conflicts|previews|rulings|forum|debates|safety|reports'
const rewards = 'squashcred|achievements|archetypes|quests|leaderboard|supporters'
const tests = '\\.test\\.tsx?$|/test/|/testing/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'contract-imports-the-schema-library-alone',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: tests },
      to: { pathNot: '^packages/contract/src|node_modules/(zod|@orpc/contract)/' },
    },
    {
      name: 'rules-import-contract-alone',
      severity: 'error',
      from: { path: '^packages/rules/src', pathNot: tests },
      to: { pathNot: '^packages/(rules|contract)/src|node_modules/eld/' },
    },
    {
      name: 'language-detection-behind-one-file',
      severity: 'error',
      from: { pathNot: '^packages/rules/src/mediator/language/' },
      to: { path: 'node_modules/eld/' },
    },
    {
      // 1.6 MB of n-grams.
      name: 'language-detection-stays-on-the-server',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^packages/rules/src/mediator/language', reachable: true },
    },
    {
      name: 'auth-knows-nothing-of-squash',
      severity: 'error',
      from: { path: '^packages/auth' },
      to: {
        path: '^(packages/(contract|rules|testkit)|apps)/',
        // Stand-ins for services and browsers of the outside world, which know nothing of Squash either.
        pathNot: '^packages/testkit/src/(oidc-provider|oauth-provider|saml-provider|loopback|mailed-link)\\.ts$',
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
      from: { path: '^apps/server/src/features/(auth|profiles|account|blocks|visits|admin)', pathNot: tests },
      to: { path: `^apps/server/src/features/(${disputes}|${rewards})` },
    },
    {
      name: 'disputes-never-import-rewards',
      severity: 'error',
      from: { path: `^apps/server/src/features/(${disputes})`, pathNot: tests },
      to: { path: `^apps/server/src/features/(${rewards})` },
    },
    {
      name: 'features-meet-through-their-service',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/server/src/features/([^/]+)/',
        pathNot: '^apps/server/src/features/$1/|\\.service\\.ts$|/public\\.ts$|^apps/server/src/features/mails/',
      },
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
      name: 'right-answers-stay-on-the-server',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^packages/rules/src/quests', reachable: true },
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
    exclude: { path: '(^|/)dist/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
