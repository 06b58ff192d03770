import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import { runOnce } from '../run-once.ts'

const FILES = [
  { url: '/docs/api', file: new URL('./docs/index.html', import.meta.url), type: 'text/html; charset=utf-8' },
  {
    url: '/docs/api/docs.js',
    file: new URL('./docs/docs.js', import.meta.url),
    type: 'text/javascript; charset=utf-8',
  },
  { url: '/docs/api/docs.css', file: new URL('./docs/docs.css', import.meta.url), type: 'text/css; charset=utf-8' },
] as const

/**
 * The OpenAPI document and our own page to browse it: ready-made ones load their scripts from other sites.
 * @param describe called for the first reader of the document
 */
export const docsRoutes =
  (describe: () => Promise<object>): FastifyPluginAsync =>
  async (app) => {
    const written = runOnce(async () => Buffer.from(JSON.stringify(await describe())))
    app.get('/openapi.json', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/json; charset=utf-8')
        .send(await written()),
    )
    for (const { url, file, type } of FILES) {
      const content = await readFile(file)
      app.get(url, async (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(content))
    }
  }
