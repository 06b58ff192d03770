import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite'
import { serviceWorker } from './service-worker-plugin.ts'

const server = process.env.SQUASH_API ?? 'http://127.0.0.1:3000'
const modern = ['chrome123', 'edge123', 'firefox128', 'safari17.5']
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/

const overlays = 'dialog|confirm-dialog|menu|page-visible|switch|tabs|toast-list|turns'
const inside =
  'avatar|badge|choice-bars|code-field|room-left|text-area|progress-note|radio-cards|stat|stepper|page|area-chart|checkbox|emoji|meter|reading|text-link|thumb-bar|use-problems'
const base = [
  'packages/contract/src/(length|limits|messages)\\.',
  `src/ui/(?!(${overlays}|${inside}|confetti)\\.|styles/)`,
  // Named one by one, so that what a new screen brings stays out of the first look.
  'src/lib/(auth|auth-failure|log|next-path|outage|session|storage)\\.',
]

/** Few files instead of dozens of crumbs; the first that fits wins. Landing and login load little more than the first two. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
  { name: 'base', test: new RegExp(base.join('|')) },
  // What the screens of the way in share: one file squeezes better than seven.
  {
    name: 'way-in',
    test: /src\/features\/auth\/(auth-calls|auth-message|sign-up-rules)\.|packages\/contract\/src\/messages\/sign-|packages\/rules\/src\/people\/username|src\/lib\/(sign-in-providers|forms\/email-field)\./,
  },
  // Crumbs that several screens share, and pages that are read one after the other.
  {
    name: 'visitor',
    test: /src\/(features\/landing\/landing-bar|lib\/site-links)\./,
  },
  // What makes calls: signing in needs none.
  {
    name: 'calls',
    test: /src\/lib\/(api-error|bearer|client|rpc-link)\.|packages\/contract\/src\/reads\.|node_modules\/@orpc\/(client|shared)\//,
  },
  { name: 'safety', test: /src\/lib\/safety\// },
  { name: 'policies', test: /src\/features\/policies\// },
  { name: 'inside', test: new RegExp(`src/ui/(${inside})\\.`) },
  { name: 'overlays', test: new RegExp(`node_modules/@base-ui/|src/ui/(${overlays})\\.`) },
  { name: 'queries', test: /node_modules\/@tanstack\/|src\/lib\/(query|profile|live)/ },
  {
    name: 'people',
    test: /src\/lib\/(people|rewards|conflicts|dates|loaded|drafts|uuid|use-redirect)|packages\/rules\/src\/(archetypes\/catalogue|squashcred\/tiers|time)/,
  },
]

/** Writes `.br` and `.gz` beside each text file of the build, so that the server never compresses while it answers. */
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
    // What every page starts with is there already: no screen needs to name it.
    resolveDependencies: (_file, dependencies, { hostType }) =>
      hostType === 'html'
        ? dependencies
        : dependencies.filter((name) => !/\/(react|base|rolldown-runtime)-/.test(name)),
  },
  rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
}

/** `vite build --ssr src/server/entry.tsx`: what the server renders pages with, complete in itself. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist-server',
  target: 'node22',
  minify: false,
  copyPublicDir: false,
}

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [preloadFonts(), serviceWorker(modern), precompress()])],
  ssr: { noExternal: true },
  // Else the server's own mode would decide which React it runs.
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
