import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite'
import { LIMITS } from '../../packages/contract/src/limits.ts'
import { serviceWorker } from './service-worker-plugin.ts'

const server = process.env.SQUASH_API ?? 'http://127.0.0.1:3000'
const modern = ['chrome123', 'edge123', 'firefox128', 'safari17.5']
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/

/** What the first view of any page needs. Each module is named, so that a new screen's code stays out of it. */
const base = [
  'packages/contract/src/(counted|is-record|length|limits)\\.',
  'src/ui/(button|card|class-names|emoji|heading|is-live|link|load-later|mascot|notice|offline-notice|states|toast|toaster|tone)\\.',
  'src/lib/(log|next-path|outage|page-data|session|site-links|storage)\\.',
  'src/app/(guards|lazy-screen|root|scroll-memory)\\.',
  'src/features/landing/landing-bar\\.',
]

/**
 * Few files instead of dozens of tiny ones; the first match wins. Landing and login load little more than the first
 * two.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
  { name: 'base', test: new RegExp(base.join('|')) },
  // Every screen with data from the server, and the frame of public ones.
  {
    name: 'data',
    test: /node_modules\/@(tanstack|orpc)\/(?!.*ueries(Observer)?\.js)|src\/lib\/(api-error|client|dates|failure|live|loaded|people\/names|query|reconnect|uuid)\.|packages\/contract\/src\/(anonymous|values)\.|packages\/rules\/src\/time\/relative-age|src\/ui\/(badge|choice-bars|menu|page)\.|src\/app\/(page-frame|visitor-layout)\./,
  },
  // The code that makes calls, which a visitor doesn't need to read a public page.
  { name: 'auth', test: /src\/lib\/(auth|auth-failure|drafts)\./ },
  { name: 'calls', test: /src\/lib\/(bearer|call-function|rpc-link)\.|packages\/contract\/src\/reads\./ },
  { name: 'fields', test: /src\/ui\/(field|radio-cards|use-problems)\./ },
  // What the sign-in screens share: one file compresses better than seven.
  {
    name: 'sign-in',
    test: /src\/features\/auth\/(auth-calls|sign-up-rules)\.|packages\/contract\/src\/messages\/sign-|packages\/rules\/src\/people\/username|src\/lib\/(sign-in-providers|forms\/sign-in-fields)\.|src\/ui\/focus-frame\./,
  },
  {
    name: 'rulings',
    test: /src\/features\/rulings\/(queries|ruling-lead|voting)\.|src\/lib\/(share-link|moderation\/more-menu|rulings\/[\w-]+)\.|packages\/rules\/src\/rulings\/verdict-line/,
  },
  { name: 'policies', test: /src\/features\/policies\// },
  // The primitive library in the order in which it is needed: with the dashboard, after any screen, with a press.
  { name: 'primitives', test: /src\/ui\/tabs\./ },
  { name: 'toasts', test: /src\/ui\/toast-list\./ },
  {
    name: 'frame',
    test: /src\/app\/account-layout\.|src\/ui\/(dialog|avatar|meter|thumb-bar)\.|src\/lib\/people\/archetype\./,
  },
  {
    name: 'conflicts',
    test: /src\/lib\/(agreements\/check-in-card|agreements\/queries|conflicts\/[\w-]+|invites\/decline-invite|quests|safety\/safety-hint)\.|packages\/rules\/src\/conflicts\/conflict\./,
  },
  {
    name: 'writing',
    test: /src\/lib\/(safety\/[\w-]+|tools\/tool-(shelf|kinds)|preview\/preview-setting|practice|forms\/dialog-form|save-file)\.|src\/ui\/(text-area|progress-note)\./,
  },
  { name: 'people', test: /src\/lib\/people\// },
  { name: 'popups', test: /src\/(ui\/(loaded-menu|dialog-popup)|app\/loaded-mobile-menu)\./ },
]

/**
 * Writes `.br` and `.gz` next to each text file of the build, so that the server doesn't have to compress while
 * answering.
 */
function precompress(): Plugin {
  let folder = 'dist'
  return {
    name: 'squash:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(folder, file))))
    },
  }
}

async function compress(file: string) {
  const source = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }))
}

/**
 * Lets the build drop the parts of React Router that no screen imports: as published, its components and contexts count
 * as used because they are given a name, and keep forms, fetchers and the data router's helpers alive. Its checks of
 * how it is called, with their long messages, are left to development and the tests.
 */
function dropUnusedRouter(): Plugin {
  return {
    name: 'squash:drop-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/^(\s*)(?:invariant|warning)\([\s\S]*?\);$/gm, '$1;')
          .replaceAll(/ (React\$1\.(?:forwardRef|createContext|memo)\()/g, ' /* @__PURE__ */ $1'),
    },
  }
}

/** Writes each limit as its number, so that no page loads the names of all limits to read two of them. */
function inlineLimits(): Plugin {
  const limits = new Map<string, number>(Object.entries(LIMITS))
  return {
    name: 'squash:inline-limits',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bLIMITS\./ },
      handler: (code) =>
        code.replaceAll(/\bLIMITS\.(\w+)/g, (written, name) => {
          const limit = limits.get(name)
          return limit === undefined ? written : `(${limit})`
        }),
    },
  }
}

/** Has the browser fetch the two latin font files with the page, before the style sheet asks for them. */
function preloadFonts(): Plugin {
  return {
    name: 'squash:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /(figtree|bricolage-grotesque)-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  }
}

const browserBuild: BuildEnvironmentOptions = {
  target: modern,
  cssTarget: modern,
  assetsInlineLimit: 0,
  // Tells the server which files a page's code is in.
  manifest: true,
  modulePreload: {
    polyfill: false,
    // What every page starts with is already loaded, so screens don't preload it.
    resolveDependencies: (_file, dependencies, { hostType }) =>
      hostType === 'html'
        ? dependencies
        : dependencies.filter((name) => !/\/(react|base|rolldown-runtime)-/.test(name)),
  },
  // The first script names every file, and hexadecimal digits compress best.
  rolldownOptions: { output: { codeSplitting: { groups: chunks }, hashCharacters: 'hex' } },
}

/** `vite build --ssr src/server/entry.tsx`: what the server renders pages with, complete in itself. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist-server',
  target: 'node22',
  minify: false,
  copyPublicDir: false,
}

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [dropUnusedRouter(), inlineLimits(), preloadFonts(), serviceWorker(modern), precompress()]),
  ],
  ssr: { noExternal: true },
  // Otherwise the server's own mode would decide which build of React it runs.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: isSsrBuild ? serverBuild : browserBuild,
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/auth/v1', '/rest/v1', '/functions/v1', '/realtime/v1', '/dev/mail', '/photos'].map((path) => [
        path,
        { target: server },
      ]),
    ),
  },
}))
